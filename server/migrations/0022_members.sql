-- Who works in a project is decided in it.

-- The project in which somebody's account was made: its ADMIN keeps their data. Null for accounts that the
-- system administrator made and placed nowhere.
alter table app_user add column home_project_id int references project;
update app_user u set home_project_id = (
  select m.project_id from project_member m where m.user_id = u.id and not m.is_guest
  order by m.created_at, m.project_id limit 1)
where not u.is_system_admin;
grant select (home_project_id, version) on app_user to puquio_app;
grant update (name, last_name, phone, position, home_project_id, version) on app_user to puquio_app;

-- Every e-mail by which an ADMIN asked for somebody, whether or not anybody has it: so that they are counted.
create table member_addition (
  id bigint generated always as identity primary key,
  project_id int not null references project,
  user_id int not null references app_user,
  email text not null,
  -- The workbook's additions count for the day alone.
  is_from_workbook boolean not null default false,
  added_at timestamptz not null
);
create index member_addition_counted on member_addition (project_id, user_id, added_at);
alter table member_addition enable row level security;
alter table member_addition force row level security;
create policy tenant on member_addition using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on member_addition to puquio_app;
select audit_table('member_addition');

-- The project of the transaction, where it is its ADMIN's or a system administrator's; else it fails.
create function administered_project() returns int
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  current_project int := nullif(current_setting('app.project', true), '')::int;
begin
  if current_project is null or not exists (select from app_user u
      where u.id = nullif(current_setting('app.user', true), '')::int and u.is_active and u.deleted_at is null
        and (u.is_system_admin or exists (select from project_member m
          where m.project_id = current_project and m.user_id = u.id and 1 = any(m.permissions)))) then
    raise exception 'administers no such project' using errcode = 'insufficient_privilege';
  end if;
  return current_project;
end $$;

-- Whether somebody's account was made in a project of the same company.
create function is_of_company(of_user int) returns boolean
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from app_user u join project home on home.id = u.home_project_id
      join project here on here.id = administered_project()
    where u.id = of_user and not u.is_system_admin and u.deleted_at is null
      and (home.id = here.id or lower(btrim(home.business)) = lower(btrim(here.business))))
$$;

-- False where they are a member already.
create function add_member(of_user int, codes smallint[], guest boolean, ends date, at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into project_member (project_id, user_id, permissions, is_guest, ends_on, created_at)
  values (administered_project(), of_user, codes, guest, ends, at) on conflict do nothing;
  return found;
end $$;

create function change_member(of_user int, codes smallint[], guest boolean, ends date) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update project_member set permissions = codes, is_guest = guest, ends_on = ends
  where project_id = administered_project() and user_id = of_user;
  return found;
end $$;

create function remove_member(of_user int) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from project_member where project_id = administered_project() and user_id = of_user;
  return found;
end $$;

revoke all on function administered_project(), is_of_company(int), add_member(int, smallint[], boolean, date, timestamptz),
  change_member(int, smallint[], boolean, date), remove_member(int) from public;
grant execute on function is_of_company(int), add_member(int, smallint[], boolean, date, timestamptz),
  change_member(int, smallint[], boolean, date), remove_member(int) to puquio_app;
