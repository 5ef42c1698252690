-- How a variable's values follow from what was sent, and what people make of them (decision 091). Rows are added and
-- withdrawn and never changed, so that values can be shown as they stood on any day.

create table variable_calculation (
  id int generated always as identity primary key,
  project_id int not null references project,
  variable_id int not null,
  -- It holds from then until the next one.
  valid_from timestamptz not null,
  -- `correction` and `adjustment`, or a definition of domain with the variables that it follows from.
  definition jsonb not null,
  -- The variables that it follows from, directly.
  source_ids int[] not null,
  note text not null default '',
  created_at timestamptz not null,
  created_by int not null references app_user,
  withdrawn_at timestamptz,
  withdrawn_by int references app_user,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  unique (project_id, id),
  foreign key (project_id, variable_id) references variable (project_id, id)
);
create unique index variable_calculation_start on variable_calculation (variable_id, valid_from) where withdrawn_at is null;
create index variable_calculation_variable on variable_calculation (project_id, variable_id);
create index variable_calculation_sources on variable_calculation using gin (source_ids) where withdrawn_at is null;

create table reading_correction (
  id int generated always as identity primary key,
  project_id int not null references project,
  variable_id int not null,
  from_at timestamptz not null,
  -- The first instant after it.
  to_at timestamptz not null,
  -- `CorrectionAct` of domain.
  act jsonb not null,
  -- How good the readings are with it.
  grade text not null check (grade in ('good', 'fair', 'poor')),
  reason text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  -- Nothing is corrected before.
  approved_at timestamptz,
  approved_by int references app_user,
  withdrawn_at timestamptz,
  withdrawn_by int references app_user,
  withdrawal_reason text not null default '',
  check (from_at < to_at),
  check ((approved_at is null) = (approved_by is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  unique (project_id, id),
  foreign key (project_id, variable_id) references variable (project_id, id)
);
create index reading_correction_variable on reading_correction (project_id, variable_id, from_at);

-- Readings to evaluate anew, a span of time for each variable: by a change of the above, or since an input came.
create table recalculation (
  variable_id int primary key,
  project_id int not null references project,
  from_at timestamptz not null,
  before_at timestamptz not null,
  -- Up to where it is done.
  done_at timestamptz,
  -- Counts the requests: one that comes while a job is at it begins anew.
  requests int not null default 1,
  requested_at timestamptz not null,
  foreign key (project_id, variable_id) references variable (project_id, id)
);
create index recalculation_project on recalculation (project_id, requested_at);

do $$
declare
  name text;
begin
  foreach name in array array['variable_calculation', 'reading_correction', 'recalculation'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
    execute format('create policy telemetry on %I to puquio_telemetry using (true)', name);
  end loop;
end $$;
grant select, insert on variable_calculation, reading_correction to puquio_app;
grant update (withdrawn_at, withdrawn_by) on variable_calculation to puquio_app;
grant update (approved_at, approved_by, withdrawn_at, withdrawn_by, withdrawal_reason) on reading_correction to puquio_app;
grant select, insert, update, delete on recalculation to puquio_app;
grant select on variable_calculation, reading_correction to puquio_telemetry;
grant select, insert, update on recalculation to puquio_telemetry;

-- What takes readings lets them be evaluated anew.
drop policy telemetry on job;
drop policy telemetry_alone on job;
create policy telemetry on job for insert to puquio_telemetry with check (kind in ('tell-alarms', 'recalculate-readings'));
create policy telemetry_alone on job as restrictive for insert to puquio_telemetry
  with check (kind in ('tell-alarms', 'recalculate-readings') and project_id is not null);

select audit_table('variable_calculation');
select audit_table('reading_correction');
