-- Projects (the tenants), who works in them, and their menus.

create table project (
  id int generated always as identity primary key,
  name text not null,
  business text not null,
  color text not null default '#1b3a5b' check (color ~ '^#[0-9a-f]{6}$'),
  logo_path text,
  is_main boolean not null default false,
  url_policy text,
  date_policy timestamptz,
  time_zone text not null default 'America/Lima',
  wet_starts_month int not null default 11 check (wet_starts_month between 1 and 12),
  dry_starts_month int not null default 5 check (dry_starts_month between 1 and 12),
  created_at timestamptz not null default now(),
  version int not null default 1
);

create table project_member (
  project_id int not null references project,
  user_id int not null references app_user,
  permissions smallint[] not null,
  is_guest boolean not null default false,
  ends_on date,
  created_at timestamptz not null default now(),
  primary key (project_id, user_id),
  -- ADMIN 1, READ 2, WRITE 3, AUDIT 4: writing and auditing need reading, a guest is never ADMIN.
  constraint project_member_permissions check (
    permissions <@ array[1, 2, 3, 4]::smallint[]
    and (2 = any(permissions) or not permissions && array[3, 4]::smallint[])
    and not (is_guest and 1 = any(permissions)))
);
create index project_member_user on project_member (user_id);

create table policy_acceptance (
  id int generated always as identity primary key,
  project_id int not null references project,
  user_id int not null references app_user,
  policy_id int not null references policy,
  accepted_at timestamptz not null,
  -- What the reader was shown beside the general policy.
  url_policy text,
  date_policy timestamptz
);
create index policy_acceptance_user on policy_acceptance (project_id, user_id, accepted_at desc);

create table menu_item (
  id int generated always as identity primary key,
  project_id int not null references project,
  parent_id int,
  position int not null,
  kind text not null check (kind in ('folder', 'screen', 'board', 'link')),
  -- Default items carry a text's name (menu.plans), a project's own items the words themselves.
  label text not null,
  alias text,
  board_id int,
  url text,
  unique (project_id, id),
  foreign key (project_id, parent_id) references menu_item (project_id, id)
);

create table menu_hidden (
  project_id int not null,
  menu_item_id int not null,
  user_id int not null references app_user,
  primary key (project_id, menu_item_id, user_id),
  foreign key (project_id, menu_item_id) references menu_item (project_id, id)
);

create table stored_file (
  id int generated always as identity primary key,
  project_id int not null references project,
  sha256 bytea not null,
  name text not null,
  media_type text not null,
  bytes int not null,
  uploaded_at timestamptz not null,
  uploaded_by int not null references app_user,
  unique (project_id, id)
);

-- A project's rows are seen in a transaction of that project; a user's own memberships and their
-- projects also in a transaction of that user, before a project is chosen.
alter table project enable row level security;
alter table project force row level security;
alter table project_member enable row level security;
alter table project_member force row level security;
create policy tenant on project_member
  using (project_id = nullif(current_setting('app.project', true), '')::int
    or user_id = nullif(current_setting('app.user', true), '')::int)
  with check (project_id = nullif(current_setting('app.project', true), '')::int);
create policy tenant on project
  using (id = nullif(current_setting('app.project', true), '')::int
    or id in (select project_id from project_member
      where user_id = nullif(current_setting('app.user', true), '')::int))
  with check (id = nullif(current_setting('app.project', true), '')::int);

do $$
declare t text;
begin
  foreach t in array array['policy_acceptance', 'menu_item', 'menu_hidden', 'stored_file'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
