-- People of a company are members, not guests, in all of its projects: so nobody names a project after another's company.

-- Refuses a company that another project has, except to its members, guests apart, and to system administrators.
create function allow_company() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  caller int := nullif(current_setting('app.user', true), '')::int;
begin
  if tg_op = 'UPDATE' and name_key(old.business) = name_key(new.business) then return new; end if;
  -- Two at once wait for each other, so that the second sees the first.
  perform pg_advisory_xact_lock(hashtextextended('companies', 0));
  if exists (select from project p where p.id <> new.id and name_key(p.business) = name_key(new.business))
    and not exists (select from app_user u
      where u.id = caller and u.is_system_admin and u.is_active and u.deleted_at is null)
    and not exists (select from project_member m join project p on p.id = m.project_id
      where m.user_id = caller and not m.is_guest and p.id <> new.id
        and name_key(p.business) = name_key(new.business)) then
    raise exception 'company of others' using errcode = 'check_violation', constraint = 'project_company';
  end if;
  return new;
end $$;
create trigger allow_company before insert or update of business on project
  for each row when (session_user = 'puquio_app') execute function allow_company();

-- Compares companies as the rule above does.
create or replace function is_of_company(of_user int) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  current_project int := administered_project();
begin
  return exists (select from app_user u join project home on home.id = u.home_project_id
      join project here on here.id = current_project
    where u.id = of_user and not u.is_system_admin and u.deleted_at is null
      and (home.id = here.id or name_key(home.business) = name_key(here.business)));
end $$;
