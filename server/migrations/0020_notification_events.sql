-- What the system notifies of by itself: it has no sender, but an event and what its words were filled in with.
-- `message` is the Spanish text, `translations` the same in other languages.
alter table notification alter column sender_id drop not null;
alter table notification
  add column event text,
  add column event_values jsonb,
  add column translations jsonb,
  -- A path of the web.
  add column opens text,
  add check ((sender_id is null) = (event is not null));
alter table notification_recipient alter column sender_id drop not null;

-- Which reminders a monitoring had: one of each state.
create table monitoring_reminder (
  project_id int not null references project,
  monitoring_id int not null,
  state text not null check (state in ('near', 'missed')),
  at timestamptz not null,
  primary key (project_id, monitoring_id, state),
  foreign key (project_id, monitoring_id) references monitoring (project_id, id)
);
alter table monitoring_reminder enable row level security;
alter table monitoring_reminder force row level security;
create policy tenant on monitoring_reminder using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on monitoring_reminder to puquio_app;

-- How a person wants to be notified. Without a row by every method, at any hour, without a digest.
create table notification_preference (
  user_id int primary key references app_user,
  -- The methods wanted for notifications of high, medium and low priority.
  high smallint[] not null check (high <@ array[1, 2, 3]::smallint[]),
  medium smallint[] not null check (medium <@ array[1, 2, 3]::smallint[]),
  low smallint[] not null check (low <@ array[1, 2, 3]::smallint[]),
  -- HH:MM on the clock of the person's zone.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_until text check (quiet_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  digest_time text check (digest_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  time_zone text not null,
  -- Up to when the digests told.
  digested_at timestamptz,
  version int not null default 1,
  check ((quiet_from is null) = (quiet_until is null) and quiet_from is distinct from quiet_until or quiet_from is null)
);
grant select, insert, update on notification_preference to puquio_app;
select audit_table('notification_preference', '{digested_at,version}');
