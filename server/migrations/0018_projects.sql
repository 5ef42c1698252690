-- Projects are made and led through the application.

alter table project drop column logo_path;
alter table project add column logo_file_id int;
alter table project add foreign key (id, logo_file_id) references stored_file (project_id, id);
grant update (is_main, url_policy, date_policy, logo_file_id) on project to puquio_app;

-- Makes a project of whom the transaction is, with its logo and menu, or returns null where the subscription's limit
-- is reached. Its maker, who administers some project or the system, becomes its ADMIN.
create function create_project(given jsonb, logo jsonb, menu jsonb, at timestamptz) returns int
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  maker int := nullif(current_setting('app.user', true), '')::int;
  allowed int;
  made int;
  added int;
begin
  if not exists (select from app_user u where u.id = maker and u.is_active and u.deleted_at is null
      and (u.is_system_admin or exists (
        select from project_member m where m.user_id = u.id and 1 = any(m.permissions)))) then
    raise exception 'administers nothing' using errcode = 'insufficient_privilege';
  end if;
  -- Two at once wait for each other, so that both are counted.
  perform pg_advisory_xact_lock(hashtextextended('create_project', 0));
  select (value #>> '{}')::int into allowed from system_setting where name = 'project-limit';
  if (select count(*) from project) >= allowed then return null; end if;
  insert into project (name, business, color, url_policy, date_policy, created_at)
  values (given ->> 'name', given ->> 'business', given ->> 'color', given ->> 'url_policy',
    case when given ->> 'url_policy' is not null then at end, at)
  returning id into made;
  insert into project_member (project_id, user_id, permissions, created_at) values (made, maker, '{1}', at);
  insert into stored_file (project_id, sha256, name, media_type, bytes, uploaded_at, uploaded_by)
  values (made, decode(logo ->> 'sha256', 'hex'), logo ->> 'name', logo ->> 'mediaType', (logo ->> 'bytes')::int,
    at, maker)
  returning id into added;
  update project set logo_file_id = added where id = made;
  insert into menu_item (project_id, position, kind, label, alias)
  select made, item.position - 1, item.value ->> 'kind', item.value ->> 'label', item.value ->> 'alias'
  from jsonb_array_elements(menu) with ordinality as item (value, position);
  return made;
end $$;

-- How many members a project has, for an ADMIN of it; null for anybody else.
create function count_members(of_project int) returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select case when exists (select from project_member own where own.project_id = of_project
      and own.user_id = nullif(current_setting('app.user', true), '')::int and 1 = any(own.permissions))
    then (select count(*)::int from project_member m join app_user u on u.id = m.user_id
      where m.project_id = of_project and u.deleted_at is null) end
$$;
create function count_projects() returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::int from project
$$;
revoke all on function create_project(jsonb, jsonb, jsonb, timestamptz), count_members(int), count_projects() from public;
grant execute on function create_project(jsonb, jsonb, jsonb, timestamptz), count_members(int), count_projects() to puquio_app;
