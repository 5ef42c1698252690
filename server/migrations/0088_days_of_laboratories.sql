-- Within how many days of sampling a laboratory's results are expected; null: within those of the project.
alter table laboratory add column report_days smallint check (report_days between 0 and 365);
