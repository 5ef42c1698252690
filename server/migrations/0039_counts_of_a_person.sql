-- A file that is to be attached counts in the project in which it was uploaded until it is sent; of earlier ones that
-- is not known. Its uploader sends it in any project.
alter table notification_upload add column project_id int references project;
alter table notification_upload add column is_sent boolean not null default false;
create index notification_upload_in on notification_upload (project_id) include (bytes) where not is_sent;
alter table notification_upload enable row level security;
alter table notification_upload force row level security;
create policy own on notification_upload for select
  using (user_id = nullif(current_setting('app.user', true), '')::int
    and nullif(current_setting('app.project', true), '') is not null);
create policy uploaded on notification_upload for insert
  with check (user_id = nullif(current_setting('app.user', true), '')::int
    and project_id = nullif(current_setting('app.project', true), '')::int);
create policy sent on notification_upload for update
  using (user_id = nullif(current_setting('app.user', true), '')::int
    and nullif(current_setting('app.project', true), '') is not null);
revoke delete on notification_upload from puquio_app;
grant update (is_sent) on notification_upload to puquio_app;

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0))::bigint
$$;

-- What the person of the transaction did in all projects, of which each hides the others.
create function count_own_additions(since timestamptz, with_workbooks boolean) returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::int from member_addition
  where user_id = nullif(current_setting('app.user', true), '')::int and added_at > since
    and (with_workbooks or not is_from_workbook)
$$;
create function count_own_notifications(since timestamptz) returns int
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::int from notification
  where sender_id = nullif(current_setting('app.user', true), '')::int and created_at > since
$$;
create index member_addition_by on member_addition (user_id, added_at);
revoke all on function count_own_additions(timestamptz, boolean), count_own_notifications(timestamptz) from public;
grant execute on function count_own_additions(timestamptz, boolean), count_own_notifications(timestamptz) to puquio_app;
