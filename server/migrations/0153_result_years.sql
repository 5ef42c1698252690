-- Results by the year, so that filters over many years need not add up each of their months.
create table result_year (
  project_id int not null,
  component_id int not null,
  subcomponent_id int not null,
  station_id int not null,
  parameter_id int not null,
  year smallint not null,
  results int not null,
  primary key (project_id, station_id, parameter_id, year, component_id, subcomponent_id)
);
alter table result_year enable row level security;
alter table result_year force row level security;
create policy tenant on result_year using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select on result_year to puquio_app;

-- Of the years that a range cuts, their months.
create index result_month_of on result_month (project_id, month);

insert into result_year
select project_id, component_id, subcomponent_id, station_id, parameter_id, extract(year from month), sum(results)
from result_month group by 1, 2, 3, 4, 5, 6;

-- Follows the months, whichever of their triggers changed them.
create function count_result_years() returns trigger
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into result_year as y (project_id, component_id, subcomponent_id, station_id, parameter_id, year, results)
    select project_id, component_id, subcomponent_id, station_id, parameter_id, extract(year from month), sum(results)
    from new_rows group by 1, 2, 3, 4, 5, 6
    order by 4, 5, 6, 2, 3
    on conflict (project_id, station_id, parameter_id, year, component_id, subcomponent_id)
      do update set results = y.results + excluded.results;
  elsif tg_op = 'UPDATE' then
    update result_year y set results = y.results + c.results
    from (
      select project_id, component_id, subcomponent_id, station_id, parameter_id, extract(year from month) as year,
        sum(change) as results
      from (select *, results as change from new_rows union all select *, -results from old_rows) n
      group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0
    ) c
    where (y.project_id, y.station_id, y.parameter_id, y.year, y.component_id, y.subcomponent_id)
      = (c.project_id, c.station_id, c.parameter_id, c.year, c.component_id, c.subcomponent_id);
  else
    update result_year y set results = y.results - c.results
    from (
      select project_id, component_id, subcomponent_id, station_id, parameter_id, extract(year from month) as year,
        sum(results) as results
      from old_rows group by 1, 2, 3, 4, 5, 6
    ) c
    where (y.project_id, y.station_id, y.parameter_id, y.year, y.component_id, y.subcomponent_id)
      = (c.project_id, c.station_id, c.parameter_id, c.year, c.component_id, c.subcomponent_id);
  end if;
  return null;
end $$;
revoke all on function count_result_years() from public;
create trigger count_inserted after insert on result_month referencing new table as new_rows
  for each statement execute function count_result_years();
create trigger count_changed after update on result_month referencing old table as old_rows new table as new_rows
  for each statement execute function count_result_years();
create trigger count_deleted after delete on result_month referencing old table as old_rows
  for each statement execute function count_result_years();
