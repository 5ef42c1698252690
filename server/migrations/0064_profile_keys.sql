-- The parameters that the texts of a profile mean, beside the texts, which stay as they were written: none for a text
-- that nobody has settled, several for one that leaves open which of them is meant.
create table profile_parameter (
  project_id int not null references project,
  profile_id int not null,
  -- Place of the text in the profile's list, from 1.
  position smallint not null,
  parameter_id int not null,
  primary key (project_id, profile_id, position, parameter_id),
  foreign key (project_id, profile_id) references parameter_profile (project_id, id) on delete cascade,
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);
alter table profile_parameter enable row level security;
alter table profile_parameter force row level security;
create policy tenant on profile_parameter using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, delete on profile_parameter to puquio_app;
