-- Laboratory results: parameters, limits, samples with their results, and how many there are of what.

-- The catalogue of `domain`, written at each start: of no project, and read by all.
create table shipped_parameter (
  key text primary key,
  -- { es, en, fr, pt }
  name jsonb not null,
  symbol text not null,
  cas text,
  fraction text,
  parameter_group text not null,
  matrix text not null,
  unit text not null,
  decimals smallint not null,
  min double precision,
  max double precision,
  molar_mass double precision,
  charge smallint,
  reported_as text not null
);

-- What is measured in a project: a copy of the catalogue, and what the project adds.
create table parameter (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- Of the catalogue; of the project's own, made by it (own-…).
  key text not null,
  name jsonb not null,
  symbol text not null default '',
  cas text,
  fraction text check (fraction in ('total', 'dissolved')),
  parameter_group text not null,
  matrix text not null check (matrix in ('water', 'air', 'noise', 'soil')),
  -- In which values and limits are kept.
  unit text not null,
  decimals smallint not null check (decimals between 0 and 8),
  min double precision,
  max double precision,
  molar_mass double precision,
  charge smallint,
  reported_as text not null default 'any-time',
  -- Of a calculated one, over keys of others.
  formula text,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id),
  unique (project_id, key)
);

-- Every project has the catalogue from its first moment.
create function copy_catalogue() returns trigger language plpgsql as $$
begin
  insert into parameter (project_id, key, name, symbol, cas, fraction, parameter_group, matrix, unit, decimals, min, max,
    molar_mass, charge, reported_as)
  select new.id, key, name, symbol, cas, fraction, parameter_group, matrix, unit, decimals, min, max, molar_mass, charge,
    reported_as from shipped_parameter;
  return null;
end $$;
revoke all on function copy_catalogue() from public;
create trigger copy_catalogue after insert on project for each row execute function copy_catalogue();

-- Other names that a project's laboratories use.
create table parameter_alias (
  id int generated always as identity primary key,
  project_id int not null references project,
  parameter_id int not null,
  name text not null,
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);
create unique index parameter_alias_name on parameter_alias (project_id, name_key(name));

-- The limits of the decrees, written at each start: one flat row each, the LimitRow of `domain`.
create table shipped_limit (
  id int generated always as identity primary key,
  key text not null,
  -- One more with each correction; the row of before is retired, and still explains what was said by it.
  version int not null,
  retired_at timestamptz,
  standard text not null,
  category text,
  parameter text not null references shipped_parameter,
  statistic text not null,
  kind text not null,
  min double precision,
  max double precision,
  unit text not null,
  ammonia_table text,
  allowed_per_year smallint,
  valid_from date not null,
  valid_to date,
  source text not null,
  confidence text not null,
  note text,
  to_be_verified boolean not null,
  unique (key, version)
);
create index shipped_limit_of on shipped_limit (standard, category) where retired_at is null;

-- A project's own limits: stricter ones, those that an instrument froze, the mean of a baseline.
create table limit_value (
  id int generated always as identity primary key,
  project_id int not null references project,
  standard text not null,
  category text,
  parameter_id int not null,
  statistic text not null,
  kind text not null check (kind in ('bounds', 'difference', 'ammonia', 'not-applicable')),
  min double precision,
  max double precision,
  ammonia_table text check (ammonia_table in ('fresh-water', 'marine')),
  allowed_per_year smallint,
  valid_from date not null,
  valid_to date,
  source text not null,
  confidence text not null check (confidence in ('very-high', 'high', 'medium', 'low')),
  note text,
  origin text not null check (origin in ('own', 'instrument', 'baseline')),
  approved_on date,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id),
  foreign key (project_id, parameter_id) references parameter (project_id, id),
  check (valid_to is null or valid_to >= valid_from)
);
create index limit_value_of on limit_value (project_id, standard) where retired_at is null;

-- Which standards hold at a station, and when; in their order of preference.
create table station_standard (
  id int generated always as identity primary key,
  project_id int not null,
  station_id int not null,
  standard text not null,
  category text,
  position smallint not null,
  valid_from date not null,
  valid_to date,
  -- An approval freezes the limits of its day.
  frozen_on date,
  foreign key (project_id, station_id) references station (project_id, id),
  check (valid_to is null or valid_to >= valid_from)
);
create index station_standard_of on station_standard (project_id, station_id);
-- Of several standards, the first that has a limit, or the strictest.
alter table station add column limit_choice text not null default 'first' check (limit_choice in ('first', 'strictest'));

create table laboratory (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id)
);
create unique index laboratory_name on laboratory (project_id, name_key(name)) where retired_at is null;

create table campaign (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null,
  -- Its results count in indicators and boards from then on.
  approved_at timestamptz,
  approved_by int references app_user,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  unique (project_id, id),
  check ((approved_at is null) = (approved_by is null))
);
create unique index campaign_name on campaign (project_id, name_key(name));

create table sample (
  id int generated always as identity primary key,
  project_id int not null references project,
  station_id int not null,
  component_id int,
  subcomponent_id int,
  sampled_at timestamptz not null,
  -- The day in the project's time zone when it was entered.
  sampled_on date not null,
  -- Where only the day is known, sampled_at is its midnight.
  has_time boolean not null,
  depth_m double precision,
  matrix text not null check (matrix in ('water', 'air', 'noise', 'soil')),
  type text not null default 'normal' check (type in ('normal', 'duplicate', 'field-blank', 'trip-blank', 'equipment-blank', 'spike')),
  code text not null default '',
  source text not null default '',
  chain_of_custody text,
  campaign_id int not null,
  laboratory_id int,
  report text,
  monitoring_id int,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  unique (project_id, id),
  foreign key (project_id, station_id) references station (project_id, id),
  foreign key (project_id, component_id) references environmental_component (project_id, id),
  foreign key (project_id, subcomponent_id) references environmental_subcomponent (project_id, id),
  foreign key (project_id, campaign_id) references campaign (project_id, id),
  foreign key (project_id, laboratory_id) references laboratory (project_id, id),
  foreign key (project_id, monitoring_id) references monitoring (project_id, id)
);
-- One sample is found again by this, however often its report is sent.
create unique index sample_identity on sample (project_id, station_id, sampled_at, matrix, type, lower(code), coalesce(depth_m, -1));
create index sample_day on sample (project_id, sampled_on);
create index sample_campaign on sample (project_id, campaign_id);
create index sample_monitoring on sample (project_id, monitoring_id) where monitoring_id is not null;

-- One row for each version of a result; a corrected report adds one, and the older one stays.
create table result (
  project_id int not null,
  station_id int not null,
  sample_id int not null,
  parameter_id int not null,
  version smallint not null default 1,
  -- Only the newest version counts.
  is_current boolean not null default true,
  sampled_on date not null,
  -- In the parameter's canonical unit, as its limits; null where the text has no number.
  value double precision,
  detection_limit double precision,
  quantification_limit double precision,
  uncertainty double precision,
  qualifier text check (qualifier in ('<', '<=', '>', '>=', 'trace')),
  -- As the laboratory wrote them.
  text text not null,
  unit text not null,
  method text,
  laboratory_reference text,
  analysed_on date,
  -- A person's, with its reason.
  applied_qualifier text,
  applied_reason text,
  applied_by int references app_user,
  entered_at timestamptz not null,
  entered_by int not null references app_user,
  primary key (project_id, sample_id, parameter_id, version),
  foreign key (project_id, sample_id) references sample (project_id, id),
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);
create index result_of_station on result (project_id, station_id, parameter_id, sampled_on) where is_current;
create index result_day on result (project_id, sampled_on) where is_current;

-- How many current results there are, by which filters count without looking at each.
create table result_month (
  project_id int not null,
  component_id int not null,
  subcomponent_id int not null,
  station_id int not null,
  parameter_id int not null,
  month date not null,
  results int not null,
  primary key (project_id, station_id, parameter_id, month, component_id, subcomponent_id)
);

-- Counts what a statement changed; 0 stands for a sample without component or subcomponent.
create function count_results() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into result_month as m (project_id, component_id, subcomponent_id, station_id, parameter_id, month, results)
    select n.project_id, coalesce(s.component_id, 0), coalesce(s.subcomponent_id, 0), n.station_id, n.parameter_id,
      date_trunc('month', n.sampled_on::timestamp)::date, count(*)
    from new_rows n join sample s on s.id = n.sample_id
    where n.is_current group by 1, 2, 3, 4, 5, 6
    order by 4, 5, 6, 2, 3
    on conflict (project_id, station_id, parameter_id, month, component_id, subcomponent_id)
      do update set results = m.results + excluded.results;
  else
    insert into result_month as m (project_id, component_id, subcomponent_id, station_id, parameter_id, month, results)
    select c.project_id, coalesce(s.component_id, 0), coalesce(s.subcomponent_id, 0), c.station_id, c.parameter_id,
      date_trunc('month', c.sampled_on::timestamp)::date, sum(c.change)
    from (
      select project_id, sample_id, station_id, parameter_id, sampled_on, is_current::int as change from new_rows
      union all
      select project_id, sample_id, station_id, parameter_id, sampled_on, -is_current::int from old_rows
    ) c join sample s on s.id = c.sample_id
    group by 1, 2, 3, 4, 5, 6 having sum(c.change) <> 0
    order by 4, 5, 6, 2, 3
    on conflict (project_id, station_id, parameter_id, month, component_id, subcomponent_id)
      do update set results = m.results + excluded.results;
  end if;
  return null;
end $$;
create trigger count_inserted after insert on result referencing new table as new_rows
  for each statement execute function count_results();
create trigger count_changed after update on result referencing old table as old_rows new table as new_rows
  for each statement execute function count_results();

do $$
declare
  t text;
  mine text := 'project_id = nullif(current_setting(''app.project'', true), '''')::int';
begin
  foreach t in array array['parameter', 'parameter_alias', 'limit_value', 'station_standard', 'laboratory', 'campaign',
    'sample', 'result', 'result_month'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (%s)', t, mine);
    execute format('grant select, insert, update on %I to puquio_app', t);
    if t <> 'result_month' then perform audit_table(t); end if;
  end loop;
end $$;
revoke insert, update on result_month from puquio_app;
grant select on shipped_parameter, shipped_limit to puquio_app;
grant delete on parameter_alias, station_standard to puquio_app;
