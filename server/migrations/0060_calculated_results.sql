-- What follows from the results of a sample by a formula. `calculate` of `domain` makes it, in the transaction that
-- changes what it follows from.
create table calculated_result (
  project_id int not null,
  station_id int not null,
  sample_id int not null,
  parameter_id int not null,
  sampled_on date not null,
  value double precision not null,
  -- Nothing was detected: the value is what the limits of the non-detects give.
  qualifier text check (qualifier = '<'),
  unit text not null,
  -- The parameters that entered as non-detects, and by which number.
  non_detects int[] not null,
  non_detect_rule text check (non_detect_rule in ('limit', 'half', 'zero')),
  -- Of the newest result that it follows from.
  entered_at timestamptz not null,
  entered_by int not null references app_user,
  primary key (project_id, sample_id, parameter_id),
  foreign key (project_id, sample_id) references sample (project_id, id),
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);
create index calculated_result_of_station on calculated_result (project_id, station_id, parameter_id, sampled_on);
create index calculated_result_day on calculated_result (project_id, sampled_on);

alter table calculated_result enable row level security;
alter table calculated_result force row level security;
create policy tenant on calculated_result using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, delete on calculated_result to puquio_app;

-- Calculated results are counted as the others are, so that filters count what an export writes.
create function count_calculated_results() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into result_month as m (project_id, component_id, subcomponent_id, station_id, parameter_id, month, results)
  select c.project_id, coalesce(s.component_id, 0), coalesce(s.subcomponent_id, 0), c.station_id, c.parameter_id,
    date_trunc('month', c.sampled_on::timestamp)::date, count(*) * case tg_op when 'INSERT' then 1 else -1 end
  from changed_rows c join sample s on s.id = c.sample_id
  group by 1, 2, 3, 4, 5, 6
  order by 4, 5, 6, 2, 3
  on conflict (project_id, station_id, parameter_id, month, component_id, subcomponent_id)
    do update set results = m.results + excluded.results;
  return null;
end $$;
revoke all on function count_calculated_results() from public;
create trigger count_inserted after insert on calculated_result referencing new table as changed_rows
  for each statement execute function count_calculated_results();
create trigger count_deleted after delete on calculated_result referencing old table as changed_rows
  for each statement execute function count_calculated_results();

-- Results as they are shown and exported: those of laboratories, and what is calculated where they reported none.
create view shown_result with (security_invoker = true) as
select project_id, station_id, sample_id, parameter_id, version, is_current, sampled_on, value, detection_limit,
  quantification_limit, uncertainty, qualifier, text, unit, method, laboratory_reference, analysed_on, applied_qualifier,
  applied_reason, applied_by, entered_at, entered_by, false as is_calculated, null::int[] as non_detects,
  null::text as non_detect_rule
from result
union all
select project_id, station_id, sample_id, parameter_id, 1::smallint, true, sampled_on, value, null::float8,
  null::float8, null::float8, qualifier, concat(qualifier, value), unit, null::text, null::text, null::date, null::text,
  null::text, null::int, entered_at, entered_by, true, non_detects, non_detect_rule
from calculated_result;
grant select on shown_result to puquio_app;

-- A job calculates what follows from the results that are there.
insert into job (kind, project_id, payload, key, run_at, created_at)
select 'calculate-results', id, '{}', 'all', now(), now() from project p
where exists (select from result r where r.project_id = p.id);
