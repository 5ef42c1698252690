-- A project's menu is edited as a whole: its version counts the edits.
alter table project add column menu_version int not null default 1;
grant update (menu_version) on project to puquio_app;
drop trigger audit_insert on project;
drop trigger audit_update on project;
drop trigger audit_delete on project;
select audit_table('project', '{version,menu_version}');
