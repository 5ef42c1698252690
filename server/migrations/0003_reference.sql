-- Reference lists of a project. An entry in use is retired, never deleted: the foreign keys see to it.

-- A name without case, accents and doubled spaces, as domain's nameKey has it.
create function name_key(name text) returns text language sql immutable strict parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(name, nfd), '[\u0300-\u036f]', '', 'g'), '\s+', ' ', 'g')))
$$;

-- A station's code without case and doubled spaces, as the contract's stationKey has it. Letter by
-- letter, since upper() and \s follow the database's locale.
create function station_key(code text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(translate(code,
    'abcdefghijklmnopqrstuvwxyzàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿœ'
      || E'\t\n\u000b\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a'
      || E'\u2028\u2029\u202f\u205f\u3000\ufeff',
    'ABCDEFGHIJKLMNOPQRSTUVWXYZÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŸŒ' || repeat(' ', 24)), ' +', ' ', 'g'))
$$;

do $$
declare t text;
begin
  foreach t in array array['environmental_component', 'environmental_subcomponent', 'mining_component',
    'source_type', 'parameter_profile', 'frequency'] loop
    execute format('create table %I (
      id int generated always as identity primary key,
      project_id int not null references project,
      name text not null,
      retired_at timestamptz,
      created_at timestamptz not null default now(),
      version int not null default 1,
      unique (project_id, id))', t);
    -- Subcomponents are unique within their component: below.
    if t <> 'environmental_subcomponent' then
      execute format('create unique index %I on %I (project_id, name_key(name)) where retired_at is null', t || '_name', t);
    end if;
  end loop;
end $$;

alter table environmental_subcomponent add column component_id int not null;
alter table environmental_subcomponent
  add foreign key (project_id, component_id) references environmental_component (project_id, id);
create unique index environmental_subcomponent_name
  on environmental_subcomponent (project_id, component_id, name_key(name)) where retired_at is null;

alter table parameter_profile add column parameters text[] not null default '{}';

alter table frequency add column rule text not null check (rule in ('daily', 'weekly', 'fortnightly', 'monthly',
  'bimonthly', 'quarterly', 'four-monthly', 'half-yearly', 'yearly', 'seasonal', 'once', 'on-event'));
alter table frequency add column margin_days int check (margin_days between 0 and 60);

create table station (
  id int generated always as identity primary key,
  project_id int not null references project,
  code text not null,
  name text not null default '',
  kind text not null default 'other',
  -- UTM on WGS84, southern hemisphere, metres; and the same point in degrees.
  easting_m double precision,
  northing_m double precision,
  zone smallint check (zone in (17, 18, 19)),
  latitude_deg double precision,
  longitude_deg double precision,
  altitude_m real,
  source_datum text check (source_datum in ('WGS84', 'PSAD56')),
  standard text,
  category text,
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (project_id, id),
  check ((easting_m is null) = (latitude_deg is null) and (easting_m is null) = (northing_m is null)
    and (easting_m is null) = (zone is null) and (easting_m is null) = (longitude_deg is null))
);
-- A retired code stays taken: two stations of one code would make old reports ambiguous.
create unique index station_code on station (project_id, station_key(code));

do $$
declare t text;
begin
  foreach t in array array['environmental_component', 'environmental_subcomponent', 'mining_component',
    'source_type', 'parameter_profile', 'frequency', 'station'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
