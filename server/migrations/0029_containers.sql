-- File containers: what a project keeps by type, in folders, with its versions.
create table container_folder (
  id int generated always as identity primary key,
  project_id int not null references project,
  type text not null check (type in ('instrument', 'evidence', 'image', 'report')),
  parent_id int,
  name text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  -- In the bin with all that it holds, of which nothing else is written.
  binned_at timestamptz,
  binned_by int references app_user,
  unique (project_id, id),
  foreign key (project_id, parent_id) references container_folder (project_id, id)
);
create unique index container_folder_name on container_folder (project_id, type, coalesce(parent_id, 0), lower(name))
  where binned_at is null;

create table container_file (
  id int generated always as identity primary key,
  project_id int not null references project,
  type text not null check (type in ('instrument', 'evidence', 'image', 'report')),
  folder_id int,
  name text not null,
  -- The current version.
  version int not null default 1,
  binned_at timestamptz,
  binned_by int references app_user,
  unique (project_id, id),
  foreign key (project_id, folder_id) references container_folder (project_id, id)
);
create unique index container_file_name on container_file (project_id, type, coalesce(folder_id, 0), lower(name))
  where binned_at is null;

create table container_version (
  project_id int not null,
  container_file_id int not null,
  version int not null,
  file_id int not null,
  -- The version whose content this one brought back.
  restored_from int,
  made_at timestamptz not null,
  made_by int not null references app_user,
  primary key (container_file_id, version),
  foreign key (project_id, container_file_id) references container_file (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id)
);

-- A file on its way, of which the data folder holds what has arrived.
create table container_upload (
  id uuid primary key,
  project_id int not null references project,
  user_id int not null references app_user,
  type text not null check (type in ('instrument', 'evidence', 'image', 'report')),
  folder_id int,
  name text not null,
  bytes int not null,
  -- When the sender's file was last changed, by which it is known again when it is sent once more.
  modified_ms bigint not null,
  created_at timestamptz not null,
  container_file_id int,
  foreign key (project_id, folder_id) references container_folder (project_id, id),
  foreign key (project_id, container_file_id) references container_file (project_id, id)
);
create index container_upload_of on container_upload (project_id, user_id);

do $$
declare
  t text;
begin
  foreach t in array array['container_folder', 'container_file', 'container_version', 'container_upload'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert on container_folder, container_file, container_version, container_upload to puquio_app;
grant update (parent_id, name, binned_at, binned_by) on container_folder to puquio_app;
grant update (folder_id, name, version, binned_at, binned_by) on container_file to puquio_app;
grant update (container_file_id) on container_upload to puquio_app;
grant delete on container_upload to puquio_app;

select audit_table('container_folder');
select audit_table('container_file');
select audit_table('container_version');
