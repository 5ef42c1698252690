-- Whether somebody's account was made in a project of the same company; asked for by who administers the
-- project, whatever the planner does first.
create or replace function is_of_company(of_user int) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  current_project int := administered_project();
begin
  return exists (select from app_user u join project home on home.id = u.home_project_id
      join project here on here.id = current_project
    where u.id = of_user and not u.is_system_admin and u.deleted_at is null
      and (home.id = here.id or lower(btrim(home.business)) = lower(btrim(here.business))));
end $$;
