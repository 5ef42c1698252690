-- Servers through which mails leave: a project's own, or the installation's where there is no project.
create table mail_server (
  id int generated always as identity primary key,
  project_id int references project,
  server text not null,
  port int not null check (port between 1 and 65535),
  email text not null,
  -- Sealed by the master key; null where the server asks for none.
  password_sealed text,
  ssl boolean not null,
  tls boolean not null,
  -- The lowest is tried first.
  priority int not null check (priority between 1 and 99),
  -- The largest mail that it takes, in megabytes.
  size_mb int not null check (size_mb between 1 and 100),
  is_active boolean not null,
  version int not null default 1,
  check (not (ssl and tls)),
  unique (project_id, id)
);
create unique index mail_server_name on mail_server (coalesce(project_id, 0), lower(server), port, lower(email));

alter table mail_server enable row level security;
alter table mail_server force row level security;
create policy tenant on mail_server using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, update, delete on mail_server to puquio_app;

-- A mail of a project leaves through its servers.
alter table mail add column project_id int references project;
create index mail_project on mail (project_id);
alter table mail enable row level security;
alter table mail force row level security;
-- Written by whoever causes it, read by the owner alone.
create policy written on mail for insert
  with check (project_id is null or project_id = nullif(current_setting('app.project', true), '')::int);
