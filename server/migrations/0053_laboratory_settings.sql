-- How a project reads its results: one row once somebody has set it, the product's own choice until then.
create table laboratory_setting (
  project_id int primary key references project,
  -- By which number a non-detect enters a mean or a sum.
  non_detect_rule text not null check (non_detect_rule in ('limit', 'half', 'zero')),
  -- From this share of a limit a result warns.
  warning_share numeric(4, 3) not null check (warning_share > 0 and warning_share <= 1),
  -- Exceedances that count as repeated: so many in a row, or within so many days.
  repeat_times smallint not null check (repeat_times between 1 and 100),
  repeat_days smallint check (repeat_days between 1 and 3660),
  version int not null default 1
);
alter table laboratory_setting enable row level security;
alter table laboratory_setting force row level security;
create policy tenant on laboratory_setting using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, update on laboratory_setting to puquio_app;
select audit_table('laboratory_setting');
