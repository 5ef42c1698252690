-- Readings that are stored long after they were received: the reports of that time have gone, and the next one tells them.

create table untold_reading (
  variable_id int not null,
  -- When it was measured.
  at timestamptz not null,
  project_id int not null references project,
  device_id int not null,
  received_at timestamptz not null,
  primary key (variable_id, at),
  foreign key (project_id, variable_id) references variable (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index untold_reading_device on untold_reading (project_id, device_id, received_at);

alter table untold_reading enable row level security;
alter table untold_reading force row level security;
create policy tenant on untold_reading using (project_id = nullif(current_setting('app.project', true), '')::int);
-- Whoever stores readings notes them, for devices that report.
create policy telemetry on untold_reading for insert to puquio_telemetry with check (true);
create policy telemetry on report_service for select to puquio_telemetry using (true);
grant select, delete on untold_reading to puquio_app;
grant insert on untold_reading to puquio_telemetry;
grant select (project_id, device_id, content, enabled) on report_service to puquio_telemetry;

-- The end of an alarm is told by when it was recorded.
create index alarm_event_cleared on alarm_event (project_id, at) where kind = 'cleared';
