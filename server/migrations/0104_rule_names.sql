-- What people call an alarm rule, such as a level of an emergency plan; empty for one that is known by its condition.

alter table alarm_rule add column name text not null default '';
grant update (name) on alarm_rule to puquio_app;
