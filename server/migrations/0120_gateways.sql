-- LoRaWAN gateways of a project, as uplinks of its devices name them (decision 106), and which devices each hears.

create table gateway (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- Its EUI in lower case, or the network's name of it.
  key text not null,
  -- As people call it.
  name text not null default '',
  -- How long it may hear nothing before it counts as silent; null where nobody waits for it.
  interval_s int default 3600 check (interval_s between 300 and 604800),
  first_heard_at timestamptz not null,
  last_heard_at timestamptz not null,
  -- Of the last uplink that it heard.
  rssi_dbm real not null,
  snr_db real not null,
  -- Since when it has heard nothing, once that is longer than its interval and was told.
  silent_since timestamptz,
  -- Not shown until it is heard again.
  forgotten_at timestamptz,
  version int not null default 1,
  unique (project_id, id),
  unique (project_id, key)
);
create index gateway_awaited on gateway (last_heard_at) where interval_s is not null and forgotten_at is null;

create table gateway_device (
  project_id int not null references project,
  gateway_id int not null,
  device_id int not null,
  first_heard_at timestamptz not null,
  last_heard_at timestamptz not null,
  rssi_dbm real not null,
  snr_db real not null,
  primary key (gateway_id, device_id),
  foreign key (project_id, gateway_id) references gateway (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index gateway_device_device on gateway_device (project_id, device_id);

do $$
declare
  name text;
begin
  foreach name in array array['gateway', 'gateway_device'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
    -- A message names its device before there is a project.
    execute format('create policy telemetry on %I to puquio_telemetry using (true)', name);
    execute format('grant select on %I to puquio_app', name);
    execute format('grant select, insert on %I to puquio_telemetry', name);
  end loop;
end $$;
grant update (name, interval_s, silent_since, forgotten_at, version) on gateway to puquio_app;
grant update (last_heard_at, rssi_dbm, snr_db, forgotten_at) on gateway to puquio_telemetry;
grant update (last_heard_at, rssi_dbm, snr_db) on gateway_device to puquio_telemetry;
-- What is heard is nobody's act, but for what a person says of it.
select audit_table('gateway', '{first_heard_at,last_heard_at,rssi_dbm,snr_db,silent_since,version}', '{}', '^gateways\.');
