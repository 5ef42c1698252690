-- What a system administrator set of an event; what has no row here notifies as the registry of events says.
create table notification_event (
  name text primary key,
  is_on boolean not null,
  priority smallint not null check (priority between 1 and 3),
  audience text not null,
  methods smallint[] not null check (methods <@ array[1, 2, 3]::smallint[] and cardinality(methods) > 0),
  -- By language; null for the registry's.
  texts jsonb,
  version int not null default 1
);
select audit_table('notification_event', '{version}');

-- Words that people send again and again.
create table notification_template (
  id int generated always as identity primary key,
  name text not null,
  texts jsonb not null,
  version int not null default 1
);
create unique index notification_template_name on notification_template (lower(name));
grant select on notification_template to puquio_app;
select audit_table('notification_template', '{version}');
