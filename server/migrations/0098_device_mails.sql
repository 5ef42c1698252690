-- Mails by which a device reports to people: when, what and to whom (decision 103), and what became of each.

create table device_mail (
  device_id int primary key,
  project_id int not null references project,
  -- Members; empty for the administrators of the project.
  recipients int[] not null,
  -- What it says: readings, state, alarms.
  content text[] not null,
  frequency text not null check (frequency in ('hourly', 'daily', 'weekly', 'monthly')),
  -- On the project's clock; of what is hourly the minutes count.
  at_time time not null,
  -- Of what is weekly: 1 Monday to 7 Sunday.
  weekday smallint not null check (weekday between 1 and 7),
  enabled boolean not null,
  -- What was before this stood in an earlier mail.
  sent_until timestamptz not null,
  next_at timestamptz not null,
  version int not null default 1,
  unique (project_id, device_id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index device_mail_due on device_mail (project_id, next_at) where enabled;

create table device_mail_sending (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  user_id int not null references app_user,
  -- Sent because somebody asked for it, and not by its time.
  is_asked boolean not null,
  message_id text not null unique,
  from_at timestamptz not null,
  until_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
  -- What a server said or what failed before it did.
  reason text,
  created_at timestamptz not null,
  changed_at timestamptz,
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index device_mail_sending_device on device_mail_sending (project_id, device_id, id);

do $$
declare
  name text;
begin
  foreach name in array array['device_mail', 'device_mail_sending'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
  end loop;
end $$;
grant select, insert, update on device_mail to puquio_app;
-- What became of one is written by who sends mails.
grant select, insert on device_mail_sending to puquio_app;
select audit_table('device_mail', '{sent_until,next_at,version}', '{}');
