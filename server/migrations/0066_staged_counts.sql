-- What the rows of an import take, and how many of them wait, kept with each change of them: looking at it counts nothing.
alter table result_import add column staged_bytes bigint not null default 0;
alter table result_import add column counted jsonb;
drop trigger audit_insert on result_import;
drop trigger audit_delete on result_import;
drop trigger audit_update on result_import;
-- The next look at it checks it again, which counts its rows.
update result_import set state = 'checking', attempt = attempt + 1, unfinished_checks = 0, alive_at = 'epoch'
where state = 'checked';
select audit_table('result_import', '{alive_at,attempt,state,phase,rows_done,rows_total,unfinished_checks,refusal,look,
  is_confirmed,found,summary,saved_at,staged_bytes,counted}');

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from result_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(staged_bytes) from result_import
      where project_id = of_project and state in ('checking', 'mapped', 'checked')), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0))::bigint
$$;
