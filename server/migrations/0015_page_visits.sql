-- What each person opened in a project, and the pages that they starred.
create table page_visit (
  project_id int not null references project,
  user_id int not null references app_user,
  path text not null,
  title text not null,
  visits int not null default 1,
  last_at timestamptz not null,
  primary key (project_id, user_id, path)
);
create index page_visit_last on page_visit (project_id, user_id, last_at desc);

create table favourite (
  project_id int not null references project,
  user_id int not null references app_user,
  path text not null,
  title text not null,
  starred_at timestamptz not null,
  primary key (project_id, user_id, path)
);

do $$
declare t text;
begin
  foreach t in array array['page_visit', 'favourite'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert, update, delete on page_visit, favourite to puquio_app;
