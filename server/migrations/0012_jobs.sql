-- Work that is done later, in whichever process takes it: written with what causes it.
create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Null where the work is the installation's own.
  project_id int references project,
  -- Projects are served in turn; 0 is the installation.
  lane int not null generated always as (coalesce(project_id, 0)) stored,
  user_id int references app_user,
  payload jsonb not null,
  -- While a job waits or runs, another one of its kind, lane and key is not added.
  key text,
  state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed', 'cancelled')),
  run_at timestamptz not null,
  attempts int not null default 0,
  -- How often the process that ran it was gone before its end.
  times_lost int not null default 0,
  worker uuid,
  -- By the database's clock, which all processes share.
  held_until timestamptz,
  is_cancel_asked boolean not null default false,
  progress_done int not null default 0,
  progress_total int,
  last_error text,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz
);
create unique index job_key on job (kind, lane, key) where state in ('queued', 'running');
create index job_queued on job (kind, lane, run_at, id) where state = 'queued';
create index job_running on job (kind, lane) where state = 'running';
create index job_started on job (kind, lane, started_at desc) where started_at is not null;
create index job_ended on job (ended_at) where ended_at is not null;
create index job_project on job (project_id);

alter table job enable row level security;
alter table job force row level security;
create policy tenant on job using (project_id = nullif(current_setting('app.project', true), '')::int);
-- Anybody's transaction may leave the installation a job; none reads or changes one.
create policy installation on job for insert with check (project_id is null);
grant select, insert on job to puquio_app;
grant update (state, run_at, is_cancel_asked, progress_done, progress_total, ended_at) on job to puquio_app;

-- When the jobs of a schedule are due next; touched by the owner alone.
create table job_schedule (
  kind text not null,
  lane int not null,
  next_at timestamptz not null,
  primary key (kind, lane)
);

-- Mails are sent by jobs: their table keeps what was written and how it went.
insert into job (kind, payload, key, run_at, created_at)
select 'send-mail', jsonb_build_object('messageId', message_id), message_id, next_attempt_at, created_at from mail where status = 'waiting';
drop index mail_waiting;
alter table mail drop column next_attempt_at;
create index mail_sent on mail (sent_at) where status = 'sent';
