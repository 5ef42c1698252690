-- As before, but whoever administers a project makes twenty at most where a limit is set, too.
create or replace function create_project(given jsonb, logo jsonb, menu jsonb, at timestamptz) returns int
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
  if not exists (select from app_user where id = maker and is_system_admin)
    and (select count(*) from project where created_by = maker) >= 20
  then return null; end if;
  insert into project (name, business, color, url_policy, date_policy, created_at, created_by, offered_screens)
  values (given ->> 'name', given ->> 'business', given ->> 'color', given ->> 'url_policy',
    case when given ->> 'url_policy' is not null then at end, at, maker,
    coalesce((select array_agg(item ->> 'alias') from jsonb_array_elements(menu) item), '{}'))
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
