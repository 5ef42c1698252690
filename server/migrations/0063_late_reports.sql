-- Within how many days of sampling the results of a laboratory are expected; 0 never calls them late.
alter table laboratory_setting add column report_days smallint not null default 15
  check (report_days between 0 and 365);

-- Samplings whose late report was told of: each station and day once.
create table late_report_reminder (
  project_id int not null references project,
  station_id int not null,
  sampled_on date not null,
  at timestamptz not null,
  primary key (project_id, station_id, sampled_on),
  -- A station without monitorings and samples can be deleted, although it once had a sample.
  foreign key (project_id, station_id) references station (project_id, id) on delete cascade
);
alter table late_report_reminder enable row level security;
alter table late_report_reminder force row level security;
create policy tenant on late_report_reminder using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on late_report_reminder to puquio_app;

-- Those that were done with a sample, by the day on which it was taken.
create index monitoring_sampled on monitoring (project_id, action_on)
  where action_completed and sample_taken and withdrawn_at is null;
