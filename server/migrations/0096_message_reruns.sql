-- Periods of messages that were decoded again, after a decoder or the variables of devices had changed.

create table message_rerun (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- Of one device, or of all that have a profile.
  device_id int,
  device_profile_id int,
  from_at timestamptz not null,
  until_at timestamptz not null,
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  job_id int,
  -- What became of its messages, once it has ended; null where it was cancelled or given up.
  messages int,
  refused int,
  ended_at timestamptz,
  unique (project_id, id),
  check (num_nonnulls(device_id, device_profile_id) = 1),
  check (from_at < until_at),
  foreign key (project_id, device_id) references device (project_id, id),
  foreign key (project_id, device_profile_id) references device_profile (project_id, id) on delete cascade
);
create index message_rerun_newest on message_rerun (project_id, requested_at);
alter table message_rerun enable row level security;
alter table message_rerun force row level security;
create policy tenant on message_rerun using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on message_rerun to puquio_app;
grant update (job_id, messages, refused, ended_at) on message_rerun to puquio_app;
select audit_table('message_rerun', '{job_id}');
