-- Reports as PDF, which the one PDF service makes in turn, and their files while they are kept (decision 132).

create table pdf_report (
  id int generated always as identity primary key,
  project_id int not null references project,
  kind text not null,
  -- As the language of the report has it.
  title text not null,
  language text not null check (language in ('es', 'en', 'fr', 'pt')),
  -- What it is made of, as its kind understands it.
  choices jsonb not null,
  -- Scheduled ones wait beside those that people look at.
  is_scheduled boolean not null default false,
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  job_id bigint,
  ended_at timestamptz,
  -- Why it cannot be made.
  problem text,
  sha256 bytea,
  file_name text,
  bytes bigint,
  pages int,
  unique (project_id, id),
  check ((sha256 is null) = (file_name is null) and (sha256 is null) = (bytes is null))
);
create index pdf_report_of on pdf_report (project_id, requested_by, kind, id desc);
create index pdf_report_open on pdf_report (job_id) where ended_at is null;
create index pdf_report_file on pdf_report (sha256) where sha256 is not null;
alter table pdf_report enable row level security;
alter table pdf_report force row level security;
create policy tenant on pdf_report using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on pdf_report to puquio_app;
grant update (job_id, ended_at, problem, sha256, file_name, bytes, pages) on pdf_report to puquio_app;
select audit_table('pdf_report', array['sha256', 'job_id', 'bytes', 'pages']);

-- The queue is one for all projects, of which each hides the others': functions answer numbers of it.

-- How many wait of all and of a project, but for scheduled ones, and whether one is being made.
create function pdf_reports_waiting(of_project int, out of_all int, out of_project_alone int, out is_making boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*) filter (where j.state = 'queued' and not r.is_scheduled)::int,
    count(*) filter (where j.state = 'queued' and not r.is_scheduled and r.project_id = of_project)::int,
    coalesce(bool_or(j.state = 'running'), false)
  from job j join pdf_report r on r.job_id = j.id
  where j.kind = 'make-pdf' and j.state in ('queued', 'running')
$$;

-- Those that wait, in the order of `claimJobs`: each project's first, of who was served longest ago, then their seconds.
create function pdf_report_place(of_job bigint) returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select place from (
    select id, row_number() over (order by round, served_at nulls first, id)::int as place from (
      select j.id, row_number() over (partition by j.lane order by j.run_at, j.id) as round,
        (select max(s.started_at) from job s where s.kind = j.kind and s.lane = j.lane) as served_at
      from job j where j.kind = 'make-pdf' and j.state = 'queued'
    ) waiting
  ) queue where id = of_job
$$;

-- Who has a report that waits or is made: their places change with every turn.
create function pdf_report_people() returns setof int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct r.requested_by from job j join pdf_report r on r.job_id = j.id
  where j.kind = 'make-pdf' and j.state in ('queued', 'running')
$$;

revoke all on function pdf_reports_waiting(int), pdf_report_place(bigint), pdf_report_people() from public;
grant execute on function pdf_reports_waiting(int), pdf_report_place(bigint), pdf_report_people() to puquio_app;
