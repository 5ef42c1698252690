-- Reports whose data all readers of a project see anyway can be downloaded by all of them, not only by who asked.
alter table pdf_report add column is_shared boolean not null default false;
create index pdf_report_shared on pdf_report (project_id, id desc) where is_shared;

-- Boards that are made as PDF at their times, and told to people (decision 148).
create table report_schedule (
  id int generated always as identity primary key,
  project_id int not null references project,
  board_id int not null,
  frequency text not null check (frequency in ('daily', 'weekly', 'monthly', 'quarterly', 'half-yearly', 'yearly')),
  -- The first day, from which all others are counted, and the time of day in the project's zone.
  starts_on date not null,
  at_time text not null check (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  language text not null check (language in ('es', 'en', 'fr', 'pt')),
  by_mail boolean not null,
  enabled boolean not null,
  recipients int[] not null check (cardinality(recipients) between 1 and 50),
  next_at timestamptz not null,
  version int not null default 1,
  changed_at timestamptz not null,
  changed_by int not null references app_user,
  unique (project_id, id),
  foreign key (project_id, board_id) references board (project_id, id) on delete cascade
);
create index report_schedule_due on report_schedule (project_id, next_at) where enabled;

create table report_run (
  id int generated always as identity primary key,
  project_id int not null references project,
  schedule_id int not null,
  due_at timestamptz not null,
  from_on date not null,
  to_on date not null,
  pdf_report_id int,
  -- When its recipients were told, and how many they were.
  told_at timestamptz,
  told int,
  -- Why there is no report.
  problem text,
  unique (project_id, id),
  foreign key (project_id, schedule_id) references report_schedule (project_id, id) on delete cascade,
  foreign key (project_id, pdf_report_id) references pdf_report (project_id, id)
);
create index report_run_of on report_run (project_id, schedule_id, id desc);
create index report_run_report on report_run (project_id, pdf_report_id);

do $$
declare t text;
begin
  foreach t in array array['report_schedule', 'report_run'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert, delete on report_schedule to puquio_app;
grant update (board_id, frequency, starts_on, at_time, language, by_mail, enabled, recipients, next_at, version, changed_at,
  changed_by) on report_schedule to puquio_app;
grant select, insert, delete on report_run to puquio_app;
grant update (pdf_report_id, told_at, told, problem) on report_run to puquio_app;

select audit_table('report_schedule', '{version,next_at}');
select audit_table('report_run');
