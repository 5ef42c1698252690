-- What devices are told to do (decision 097): relays, and configuration. A command is sent once at most.

-- What each relay switches; empty where the device does not have it.
alter table device add relay_1 text not null default '', add relay_2 text not null default '';

-- When the person of a session last proved who they are, after it was opened.
alter table session add proven_at timestamptz;
grant select (proven_at), update (proven_at) on session to puquio_app;

create table device_command (
  -- By which the device knows it, too.
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  -- Of the call that asked for it: one that is repeated makes no second one.
  key uuid not null,
  kind text not null check (kind in ('relay', 'configuration')),
  relay smallint check (relay in (1, 2)),
  wanted_on boolean,
  configuration jsonb,
  state text not null default 'requested' check (state in
    ('requested', 'sent', 'acknowledged', 'executed', 'failed', 'expired', 'unanswered', 'cancelled')),
  failure text check (failure in ('refused', 'other-state', 'not-readable')),
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  expires_at timestamptz not null,
  way text check (way in ('mqtt', 'http')),
  sent_at timestamptz,
  acknowledged_at timestamptz,
  ended_at timestamptz,
  -- As the device gave it, cut.
  answer text,
  unique (project_id, id),
  unique (project_id, key),
  check ((kind = 'relay') = (relay is not null and wanted_on is not null)),
  check ((kind = 'configuration') = (configuration is not null)),
  check (expires_at > requested_at),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index device_command_device on device_command (project_id, device_id, id);
create index device_command_open on device_command (expires_at) where state in ('requested', 'sent', 'acknowledged');

-- What a device said last of its relays and attributes.
create table device_report (
  device_id int primary key,
  project_id int not null references project,
  relay_1_on boolean,
  relay_1_at timestamptz,
  relay_2_on boolean,
  relay_2_at timestamptz,
  attributes jsonb not null default '{}',
  attributes_at timestamptz,
  foreign key (project_id, device_id) references device (project_id, id)
);

do $$
declare
  name text;
begin
  foreach name in array array['device_command', 'device_report'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
  end loop;
end $$;
grant select, insert on device_command to puquio_app;
grant update (state, failure, way, sent_at, acknowledged_at, ended_at, answer) on device_command to puquio_app;
grant select, insert, update on device_report to puquio_app;
select audit_table('device_command', '{key}');
