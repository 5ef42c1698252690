-- The laboratory's report, which it hands in with its file of results; a file of the samples once these are saved.
alter table result_import add column report_name text;
alter table result_import add column report_hash bytea;
alter table result_import add column report_bytes int;
alter table result_import add check (num_nulls(report_name, report_hash, report_bytes) in (0, 3));

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from result_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(staged_bytes + coalesce(report_bytes, 0)) from result_import
      where project_id = of_project and state in ('checking', 'mapped', 'checked')), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0))::bigint
$$;
