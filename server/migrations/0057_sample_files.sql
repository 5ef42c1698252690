-- Reports of laboratories and other files that are attached to samples; what is taken away is kept, as evidence is.

create table sample_file (
  project_id int not null,
  sample_id int not null,
  file_id int not null,
  removed_at timestamptz,
  removed_by int references app_user,
  primary key (project_id, sample_id, file_id),
  foreign key (project_id, sample_id) references sample (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id)
);
alter table sample_file enable row level security;
alter table sample_file force row level security;
create policy tenant on sample_file using (project_id = nullif(current_setting('app.project', true), '')::int);
-- Those of a sample are deleted with it.
grant select, insert, update, delete on sample_file to puquio_app;
select audit_table('sample_file');

-- The samples of one report get its file together.
create index sample_report on sample (project_id, laboratory_id, report) where report is not null;
