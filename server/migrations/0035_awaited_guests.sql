-- Somebody of another company whom an ADMIN added by e-mail, until they open the project: its people see the e-mail
-- alone. The row stays where the ADMIN removes them before, since the audit trail names them.
create table awaited_guest (
  project_id int not null references project,
  user_id int not null references app_user,
  primary key (project_id, user_id)
);
alter table awaited_guest enable row level security;
alter table awaited_guest force row level security;
create policy tenant on awaited_guest for select
  using (project_id = nullif(current_setting('app.project', true), '')::int);
create policy arrived on awaited_guest for delete
  using (project_id = nullif(current_setting('app.project', true), '')::int
    and user_id = nullif(current_setting('app.user', true), '')::int);
grant select, delete on awaited_guest to puquio_app;

-- False where they are a member already.
create or replace function add_member(of_user int, codes smallint[], guest boolean, ends date, at timestamptz) returns boolean
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  current_project int := administered_project();
begin
  insert into project_member (project_id, user_id, permissions, is_guest, ends_on, created_at)
  values (current_project, of_user, codes, guest, ends, at) on conflict do nothing;
  if not found then return false; end if;
  if not is_of_company(of_user) and not (select is_system_admin from app_user
      where id = nullif(current_setting('app.user', true), '')::int) then
    insert into awaited_guest (project_id, user_id) values (current_project, of_user) on conflict do nothing;
  end if;
  return true;
end $$;
