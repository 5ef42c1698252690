-- What devices of a kind share: how their messages are read, and the variables that a new one is offered.

create table device_profile (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null,
  maker text not null,
  channel text not null check (channel in ('mobile', 'lora', 'satellite')),
  -- JavaScript that reads the bytes of messages which no network has read; empty where there are none.
  decoder text not null,
  -- Messages that the decoder is tried on, and what a logger's CSV files hold.
  payloads jsonb not null,
  csv jsonb,
  -- Of a logger's clock, whose files name none.
  time_zone text not null,
  variables jsonb not null,
  created_at timestamptz not null,
  version int not null default 1,
  unique (project_id, id)
);
create unique index device_profile_name on device_profile (project_id, name_key(name));

alter table device add column device_profile_id int,
  add foreign key (project_id, device_profile_id) references device_profile (project_id, id);
create index device_profile_of on device (project_id, device_profile_id);

-- How far each file of a logger was read, which comes again as it grows.
create table device_file (
  device_id int not null,
  name text not null,
  project_id int not null references project,
  -- Characters and lines that were read, and the SHA-256 of the former: another file of the name begins anew.
  read_length int not null,
  next_line int not null,
  prefix bytea not null,
  received_at timestamptz not null,
  primary key (device_id, name),
  foreign key (project_id, device_id) references device (project_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['device_profile', 'device_file'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
    -- A message says by its secret whose it is, before there is a project.
    execute format('create policy telemetry on %I to puquio_telemetry using (true)', name);
  end loop;
end $$;
grant select, insert, update, delete on device_profile to puquio_app;
grant select on device_profile to puquio_telemetry;
grant select on device_file to puquio_app;
grant select, insert, update on device_file to puquio_telemetry;
select audit_table('device_profile');

-- A message that waits for its decoder is kept before it is read.
alter table telemetry.raw_message drop constraint raw_message_status_check,
  add constraint raw_message_status_check check (status in ('read', 'partly', 'refused', 'waiting'));
create index raw_message_waiting on telemetry.raw_message (received_at) where status = 'waiting';
