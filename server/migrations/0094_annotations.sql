-- What people say of what a device measured, at a moment or over a period.

create table annotation (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  from_at timestamptz not null,
  -- Null of a moment.
  until_at timestamptz,
  text text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  check (from_at < until_at),
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index annotation_device on annotation (project_id, device_id, from_at);

alter table annotation enable row level security;
alter table annotation force row level security;
create policy tenant on annotation using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, update, delete on annotation to puquio_app;
select audit_table('annotation', '{version}');
