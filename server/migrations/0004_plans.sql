-- Monitoring plans. Nothing here is ever deleted: the application's role has no right to.

create table plan (
  id int generated always as identity primary key,
  project_id int not null references project,
  title text not null,
  name text not null,
  annulled_at timestamptz,
  annulled_by int references app_user,
  annulled_reason text,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  unique (project_id, id)
);
create unique index plan_name on plan (project_id, lower(name));

create table monitoring (
  id int generated always as identity primary key,
  project_id int not null,
  plan_id int not null,
  station_id int not null,
  component_id int not null,
  subcomponent_id int,
  mining_component_id int,
  source_type_id int,
  profile_id int,
  frequency_id int,
  type text not null default 'scheduled' check (type in ('scheduled', 'additional', 'rescheduled')),
  -- The date of the plan, for ever; and the days around it within which it counts as on time.
  estimated_on date not null,
  margin_days smallint not null,
  sample_expected boolean not null default true,
  commitment text,
  instrument text,
  standard text,
  category text,
  plan_observation text,
  -- Follow-up
  action_on date,
  started_at timestamptz,
  ended_at timestamptz,
  sample_taken boolean,
  action_completed boolean not null default false,
  is_mishap boolean not null default false,
  mishap_detail text,
  observation text,
  reason text,
  followed_up_at timestamptz,
  -- The monitoring this one replaces on a later date, and whether this one was replaced.
  rescheduled_from_id int,
  is_rescheduled boolean not null default false,
  omitted_at timestamptz,
  omitted_reason text,
  version int not null default 1,
  unique (project_id, id),
  foreign key (project_id, plan_id) references plan (project_id, id),
  foreign key (project_id, station_id) references station (project_id, id),
  foreign key (project_id, component_id) references environmental_component (project_id, id),
  foreign key (project_id, subcomponent_id) references environmental_subcomponent (project_id, id),
  foreign key (project_id, mining_component_id) references mining_component (project_id, id),
  foreign key (project_id, source_type_id) references source_type (project_id, id),
  foreign key (project_id, profile_id) references parameter_profile (project_id, id),
  foreign key (project_id, frequency_id) references frequency (project_id, id),
  foreign key (project_id, rescheduled_from_id) references monitoring (project_id, id)
);
create index monitoring_schedule on monitoring (project_id, plan_id, estimated_on);
-- None on what names an entry of a list: to ask 200,000 monitorings whether one is used takes 20 to 50 ms,
-- and six more indexes would slow every import.
create index monitoring_station on monitoring (project_id, station_id);
create unique index monitoring_successor on monitoring (rescheduled_from_id) where rescheduled_from_id is not null;

create table monitoring_change (
  id bigint generated always as identity primary key,
  project_id int not null,
  -- The monitoring's, for ever: so that a plan knows at once whether anything was recorded of it.
  plan_id int not null,
  monitoring_id int not null,
  at timestamptz not null,
  user_id int not null references app_user,
  action text not null check (action in ('followed-up', 'bulk-marked', 'rescheduled', 'omitted', 'created', 'evidence-added', 'evidence-removed')),
  -- [{ field, from, to }]
  changes jsonb not null,
  foreign key (project_id, monitoring_id) references monitoring (project_id, id)
);
create index monitoring_change_monitoring on monitoring_change (project_id, monitoring_id, at desc);
create index monitoring_change_started on monitoring_change (project_id, plan_id) where action <> 'created';

create table monitoring_evidence (
  project_id int not null,
  monitoring_id int not null,
  file_id int not null,
  kind text not null check (kind in ('photo', 'chain-of-custody', 'field-sheet', 'other')),
  removed_at timestamptz,
  removed_by int references app_user,
  primary key (project_id, monitoring_id, file_id),
  foreign key (project_id, monitoring_id) references monitoring (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id)
);

-- An addition sent twice is made once; other rows need another key.
create table monitoring_addition (
  project_id int not null references project,
  key uuid not null,
  plan_id int not null,
  rows_hash bytea not null,
  added int not null,
  at timestamptz not null,
  primary key (project_id, key),
  foreign key (project_id, plan_id) references plan (project_id, id)
);

-- An import between its upload and its saving. The file itself lies in the file store by its hash,
-- so that a check which a crash cut off can begin again.
create table plan_import (
  project_id int not null references project,
  key uuid not null,
  user_id int not null references app_user,
  -- Set where the import adds to an existing plan.
  target_plan_id int,
  file_name text not null,
  file_hash bytea not null,
  -- SHA-256 over the rows as they stood in the file: saving it again in a spreadsheet changes nothing.
  content_hash bytea,
  state text not null check (state in ('checking', 'checked', 'refused', 'saved')),
  phase text not null default 'received',
  rows_done int not null default 0,
  rows_total int not null default 0,
  -- Which run of the check may write, and when it last said that it is alive.
  attempt int not null default 1,
  alive_at timestamptz not null,
  refusal jsonb,
  -- { sheet, columns: { stationCode: 0, … } } as the workbook has them
  layout jsonb,
  -- Fingerprint of the project's lists by which the rows were judged.
  lists_hash text,
  -- { "<row>": { "<column>": "<value>" } }
  corrections jsonb not null default '{}',
  summary jsonb,
  plan_id int,
  created_at timestamptz not null,
  saved_at timestamptz,
  primary key (project_id, key),
  foreign key (project_id, target_plan_id) references plan (project_id, id),
  foreign key (project_id, plan_id) references plan (project_id, id)
);

-- Rows as they stood in the workbook, and as they will be saved. Written once in bulk, so without
-- checks that its writer makes anyway. The import writes whole rows in the order of these columns.
create table plan_import_row (
  project_id int not null,
  key uuid not null,
  -- From 0, without the sheet's empty rows.
  position int not null,
  row int not null,
  -- Texts in the order of the template, with chr(1) between them.
  cells text not null,
  station_key text not null,
  -- A station that the project does not have, or has without coordinates.
  station jsonb,
  component_id int,
  subcomponent_id int,
  mining_component_id int,
  source_type_id int,
  profile_id int,
  frequency_id int,
  type text,
  sample_expected boolean,
  dates date[],
  margin_days smallint,
  commitment text,
  instrument text,
  standard text,
  category text,
  observation text,
  -- [{ column, code, params }], null where the row is good
  issues jsonb,
  primary key (project_id, key, position)
);
create index plan_import_row_bad on plan_import_row (project_id, key, position) where issues is not null;
create index plan_import_content on plan_import (project_id, content_hash) where state = 'saved';

do $$
declare t text;
begin
  foreach t in array array['plan', 'monitoring', 'monitoring_change', 'monitoring_evidence', 'monitoring_addition',
    'plan_import', 'plan_import_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
