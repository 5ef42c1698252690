-- Imports of laboratory results: the file until it is saved, its rows as they were read, and other names.

alter table laboratory add column profile jsonb;

-- Other names of stations and units; those of parameters stand in parameter_alias.
create table name_alias (
  id int generated always as identity primary key,
  project_id int not null references project,
  kind text not null check (kind in ('station', 'unit')),
  name text not null,
  station_id int,
  unit text,
  foreign key (project_id, station_id) references station (project_id, id),
  check ((kind = 'station') = (station_id is not null) and (kind = 'unit') = (unit is not null))
);
create unique index name_alias_name on name_alias (project_id, kind, name_key(name));

create table result_import (
  project_id int not null references project,
  key uuid not null,
  user_id int not null references app_user,
  laboratory_id int,
  file_name text not null,
  file_hash bytea not null,
  bytes int not null,
  -- Mapped: its columns are proposed, and a person confirms them.
  state text not null check (state in ('checking', 'mapped', 'checked', 'refused', 'saved')),
  phase text not null default 'received',
  rows_done int not null default 0,
  rows_total int not null default 0,
  -- Which run of the check may write, and when it last said that it is alive.
  attempt int not null default 1,
  unfinished_checks int not null default 1,
  alive_at timestamptz not null,
  refusal jsonb,
  -- The first rows of each sheet, what is proposed for them, and which laboratory's profile fits.
  look jsonb,
  is_confirmed boolean not null default false,
  mapping jsonb,
  -- Decimal mark, order of day and month, zones and datum, as a person says them.
  options jsonb not null default '{}',
  -- The mark of its values and the order of its dates, as its columns show them.
  found jsonb,
  -- What was answered to rows and to the whole file; names are aliases instead.
  answers jsonb not null default '[]',
  -- Values of the file, and columns and sheets that the mapping does not take.
  summary jsonb,
  results int not null default 0,
  samples int not null default 0,
  new_versions int not null default 0,
  created_at timestamptz not null,
  saved_at timestamptz,
  primary key (project_id, key),
  foreign key (project_id, laboratory_id) references laboratory (project_id, id)
);
create index result_import_unfinished on result_import (project_id, created_at) where state <> 'saved';

-- One value of a file. Written in bulk, so without checks that its writer makes anyway.
create table result_import_row (
  project_id int not null,
  key uuid not null,
  -- From 0, over all values of the file.
  position int not null,
  sheet text not null,
  row int not null,
  -- From 0.
  at int not null,
  station_id int,
  parameter_id int,
  sampled_at timestamptz,
  sampled_on date,
  has_time boolean,
  depth_m double precision,
  matrix text,
  type text,
  code text,
  source text,
  chain_of_custody text,
  report text,
  value double precision,
  detection_limit double precision,
  quantification_limit double precision,
  uncertainty double precision,
  qualifier text,
  text text not null,
  unit text,
  method text,
  laboratory_reference text,
  analysed_on date,
  is_old boolean not null,
  -- Where it waits: [{ reason, field, text, params }], the cell as read, and the station that it may make.
  held jsonb,
  cell jsonb,
  new_station jsonb,
  -- A corrected value of a result that is there; the same value again.
  adds_version boolean,
  is_known boolean,
  primary key (project_id, key, position)
);
create index result_import_row_held on result_import_row (project_id, key, position) where held is not null;

do $$
declare
  t text;
  mine text := 'project_id = nullif(current_setting(''app.project'', true), '''')::int';
begin
  foreach t in array array['name_alias', 'result_import', 'result_import_row'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (%s)', t, mine);
    execute format('grant select, insert, update, delete on %I to puquio_app', t);
  end loop;
end $$;
select audit_table('name_alias');
-- What a check finds in a file is nobody's act.
select audit_table('result_import', '{alive_at,attempt,state,phase,rows_done,rows_total,unfinished_checks,refusal,look,
  is_confirmed,found,summary,saved_at}');

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from result_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0))::bigint
$$;
