-- That another logger went into a device's place on a day: the device, its variables and their readings stay.

create table device_replacement (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  replaced_on date not null,
  serial_before text not null,
  serial_after text not null,
  note text not null default '',
  created_at timestamptz not null,
  created_by int not null references app_user,
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index device_replacement_device on device_replacement (project_id, device_id);

alter table device_replacement enable row level security;
alter table device_replacement force row level security;
create policy tenant on device_replacement using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on device_replacement to puquio_app;
select audit_table('device_replacement');
