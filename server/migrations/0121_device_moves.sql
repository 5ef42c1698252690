-- That a logger went to another place on a day: there it is a device of its own, with its names and secrets; the device that
-- it leaves keeps its variables and all that was read of them.

-- The day on which its logger left; null while it has one.
alter table device add logger_left_on date;

-- The place that a logger left still says which one it was.
drop index device_serial;
create unique index device_serial on device (lower(serial)) where logger_left_on is null;
drop index device_external_key;
create unique index device_external_key on device (lower(external_key)) where external_key <> '' and logger_left_on is null;

create table device_move (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- The one that the logger left, and the one that it is now.
  device_id int not null,
  to_device_id int not null,
  moved_on date not null,
  serial text not null,
  note text not null default '',
  created_at timestamptz not null,
  created_by int not null references app_user,
  unique (project_id, id),
  unique (to_device_id),
  check (device_id <> to_device_id),
  foreign key (project_id, device_id) references device (project_id, id),
  foreign key (project_id, to_device_id) references device (project_id, id)
);
create index device_move_device on device_move (project_id, device_id);

alter table device_move enable row level security;
alter table device_move force row level security;
create policy tenant on device_move using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on device_move to puquio_app;
select audit_table('device_move');

-- What a logger calls by goes with it. Nothing else may give a secret to another device.
create function move_logger_secrets(of_move int) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  moved device_move := (select m from device_move m where m.id = of_move
    and m.project_id = nullif(current_setting('app.project', true), '')::int);
begin
  update device_token set device_id = moved.to_device_id
    where project_id = moved.project_id and device_id = moved.device_id and revoked_at is null;
  update device_certificate set device_id = moved.to_device_id
    where project_id = moved.project_id and device_id = moved.device_id and revoked_at is null;
end $$;
revoke all on function move_logger_secrets(int) from public;
grant execute on function move_logger_secrets(int) to puquio_app;

drop index audit_change_devices;
create index audit_change_devices on audit_change using gin (details jsonb_path_ops)
  where table_name in ('device', 'variable', 'device_token', 'device_certificate', 'device_replacement', 'device_move',
    'variable_calculation', 'reading_correction', 'alarm_rule', 'report_service', 'device_mail');
