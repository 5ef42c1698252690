-- Samples and results that were entered by mistake are deleted; the audit trail keeps them.

grant delete on sample, result to puquio_app;

create function count_deleted_results() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update result_month m set results = m.results - d.results
  from (
    select o.project_id, coalesce(s.component_id, 0) as component_id, coalesce(s.subcomponent_id, 0) as subcomponent_id,
      o.station_id, o.parameter_id, date_trunc('month', o.sampled_on::timestamp)::date as month, count(*) as results
    from old_rows o join sample s on s.id = o.sample_id
    where o.is_current group by 1, 2, 3, 4, 5, 6
  ) d
  where (m.project_id, m.station_id, m.parameter_id, m.month, m.component_id, m.subcomponent_id)
    = (d.project_id, d.station_id, d.parameter_id, d.month, d.component_id, d.subcomponent_id);
  return null;
end $$;
revoke all on function count_deleted_results() from public;
create trigger count_deleted after delete on result referencing old table as old_rows
  for each statement execute function count_deleted_results();
