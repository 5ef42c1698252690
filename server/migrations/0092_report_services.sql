-- Where what devices report is sent on to, signed (decision 098), and what became of each delivery.

create table report_service (
  device_id int primary key,
  project_id int not null references project,
  address text not null,
  -- Of HMAC-SHA256, sealed by the master key.
  secret_sealed text not null,
  -- What is sent: readings, state, alarms.
  content text[] not null,
  interval_s int not null check (interval_s > 0),
  enabled boolean not null,
  -- Readings and alarms before this were sent.
  sent_until timestamptz not null,
  next_at timestamptz not null,
  version int not null default 1,
  unique (project_id, device_id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index report_service_due on report_service (next_at) where enabled;

create table report_delivery (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  kind text not null check (kind in ('report', 'test', 'replay')),
  -- By which the receiver knows it: a replay has that of the first.
  message_id text not null,
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts int not null default 0,
  -- Of the last answer; null where there was none.
  status int,
  reason text not null default '',
  created_at timestamptz not null,
  ended_at timestamptz,
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index report_delivery_device on report_delivery (project_id, device_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['report_service', 'report_delivery'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
  end loop;
end $$;
grant select, insert, update on report_service to puquio_app;
grant select, insert on report_delivery to puquio_app;
grant update (state, attempts, status, reason, ended_at) on report_delivery to puquio_app;
select audit_table('report_service', '{sent_until,next_at,version}', '{secret_sealed}');
