-- Devices of a project, what they measure, and the secrets by which they call. What they sent stands in the telemetry
-- tables, by the ids of variables, which are given once and never to another.

create table device (
  id int generated always as identity primary key,
  project_id int not null references project,
  serial text not null,
  name text not null,
  field_number text not null default '',
  group_name text not null default '',
  station_id int,
  latitude_deg double precision,
  longitude_deg double precision,
  terrain_level_m double precision,
  probe_length_m double precision,
  height_m double precision,
  channel text not null check (channel in ('mobile', 'lora', 'satellite')),
  external_key text not null default '',
  installed_on date not null,
  interval_s int not null check (interval_s > 0),
  grace_s int check (grace_s >= 0),
  alarms_enabled boolean not null default true,
  note text not null default '',
  retired_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check ((latitude_deg is null) = (longitude_deg is null)),
  unique (project_id, id),
  foreign key (project_id, station_id) references station (project_id, id)
);
-- Of the whole installation: networks and firmware know a device by these.
create unique index device_serial on device (lower(serial));
create unique index device_external_key on device (lower(external_key)) where external_key <> '';
create index device_station on device (project_id, station_id);

create table variable (
  id int primary key default nextval('variable_id_seq'),
  project_id int not null references project,
  device_id int not null,
  position smallint not null,
  key text not null,
  name text not null,
  sensor text not null default '',
  parameter_id int,
  unit text not null default '',
  decimals smallint not null check (decimals between 0 and 8),
  min double precision,
  max double precision,
  low_low double precision,
  low double precision,
  high double precision,
  high_high double precision,
  retired_at timestamptz,
  unique (project_id, id),
  -- Two that exchange their keys do so in one transaction.
  constraint variable_key unique nulls not distinct (project_id, device_id, key, retired_at) deferrable initially deferred,
  foreign key (project_id, device_id) references device (project_id, id),
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);

create table device_token (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  -- SHA-256 of the secret, which nothing keeps.
  token_hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  last_used_at timestamptz,
  revoked_at timestamptz,
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index device_token_device on device_token (project_id, device_id) where revoked_at is null;

-- What the last messages said of a device itself: written by the process that takes them, for many at once.
create table device_state (
  device_id int primary key,
  project_id int not null references project,
  last_received_at timestamptz,
  last_measured_at timestamptz,
  battery_pct real,
  rssi_dbm real,
  foreign key (project_id, device_id) references device (project_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['device', 'variable', 'device_token', 'device_state'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
    -- A message says by its secret whose it is, before there is a project.
    execute format('create policy telemetry on %I to puquio_telemetry using (true)', name);
  end loop;
end $$;
grant select, insert, update on device, variable to puquio_app;
-- Its hash is not read.
grant select (id, project_id, device_id, ending, created_at, created_by, last_used_at, revoked_at) on device_token to puquio_app;
grant insert on device_token to puquio_app;
grant update (revoked_at) on device_token to puquio_app;
grant select on device_state to puquio_app;
grant usage on sequence variable_id_seq to puquio_app;
grant select on device, variable, device_token to puquio_telemetry;
grant update (last_used_at) on device_token to puquio_telemetry;
grant select, insert, update on device_state to puquio_telemetry;
select audit_table('device');
select audit_table('variable');
select audit_table('device_token', '{last_used_at}', '{token_hash}');
