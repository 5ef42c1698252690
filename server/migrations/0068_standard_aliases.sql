-- What the standard and the category of a station mean where they are written in words of the project's own. The texts
-- stay as they were written; this is the key of all stations that have them.
create table standard_alias (
  id int generated always as identity primary key,
  project_id int not null references project,
  written_standard text not null,
  -- '' where only a standard is written.
  written_category text not null,
  standard text not null,
  category text
);
create unique index standard_alias_text
  on standard_alias (project_id, name_key(written_standard), name_key(written_category));
alter table standard_alias enable row level security;
alter table standard_alias force row level security;
create policy tenant on standard_alias using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, delete on standard_alias to puquio_app;
select audit_table('standard_alias');

-- Every standard that a station is given, by its form (assigned_id null) or with dates, and what it means.
create view standard_at_station with (security_invoker = true) as
  select t.project_id, t.station_id, t.assigned_id, t.position, t.valid_from, t.valid_to, t.frozen_on,
    t.standard as written_standard, t.category as written_category, a.id as alias_id,
    coalesce(a.standard, t.standard) as standard,
    case when a.id is null then t.category else a.category end as category
  from (
    select project_id, station_id, id as assigned_id, position, valid_from, valid_to, frozen_on, standard, category
    from station_standard
    union all
    select s.project_id, s.id, null, 0, null, null, null, s.standard, s.category from station s
    where s.standard is not null and not exists (
      select from station_standard o where o.project_id = s.project_id and o.station_id = s.id)) t
  left join standard_alias a on a.project_id = t.project_id
    and name_key(a.written_standard) = name_key(t.standard)
    and name_key(a.written_category) = name_key(coalesce(t.category, ''));
grant select on standard_at_station to puquio_app;
