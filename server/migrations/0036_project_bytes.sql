-- The size of an import's workbook, which counts in its project; of earlier ones it is not known.
alter table plan_import add column bytes int not null default 0;
create index stored_file_of on stored_file (project_id) include (bytes);

-- Bytes of files that a project keeps, and of those on their way to it.
create function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0))::bigint
$$;
revoke all on function project_bytes(int) from public;

-- Of the project of the transaction, attachments that the caller may not read included.
create function own_project_bytes() returns bigint
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select project_bytes(nullif(current_setting('app.project', true), '')::int)
$$;
revoke all on function own_project_bytes() from public;
grant execute on function own_project_bytes() to puquio_app;
