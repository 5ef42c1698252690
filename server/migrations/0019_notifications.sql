-- What people are told, and what they answer. A notification belongs to a project, or, where it has none, to
-- everybody.
create table notification (
  id int generated always as identity primary key,
  project_id int references project,
  sender_id int not null references app_user,
  priority smallint not null check (priority between 1 and 3),
  module text not null,
  message text not null,
  -- 1 system, 2 e-mail, 3 WhatsApp.
  methods smallint[] not null check (methods <@ array[1, 2, 3]::smallint[] and cardinality(methods) > 0),
  created_at timestamptz not null,
  unique (project_id, id)
);
create index notification_sender on notification (sender_id, created_at desc);

-- The sender stands here, too: row-level security reads no other table.
create table notification_recipient (
  project_id int,
  notification_id int not null,
  user_id int not null references app_user,
  sender_id int not null references app_user,
  read_at timestamptz,
  primary key (notification_id, user_id),
  foreign key (project_id, notification_id) references notification (project_id, id)
);
create index notification_recipient_user on notification_recipient (user_id, notification_id);

-- From one who received it to who sent it; nobody else reads it.
create table notification_reply (
  id int generated always as identity primary key,
  project_id int,
  notification_id int not null,
  user_id int not null references app_user,
  sender_id int not null references app_user,
  message text not null,
  created_at timestamptz not null,
  foreign key (project_id, notification_id) references notification (project_id, id)
);
create index notification_reply_of on notification_reply (notification_id, id);

do $$
declare
  t text;
  in_project text := '(project_id is null or project_id = nullif(current_setting(''app.project'', true), '''')::int)';
  me text := 'nullif(current_setting(''app.user'', true), '''')::int';
begin
  foreach t in array array['notification', 'notification_recipient', 'notification_reply'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
  end loop;
  execute format('create policy received_or_sent on notification for select using (%s and (sender_id = %s or exists (
    select from notification_recipient r where r.notification_id = notification.id and r.user_id = %s)))', in_project, me, me);
  -- What goes to everybody is written by the owner alone.
  execute format('create policy sent on notification for insert
    with check (project_id is not null and %s and sender_id = %s)', in_project, me);
  execute format('create policy received_or_sent on notification_recipient for select
    using (%s and (user_id = %s or sender_id = %s))', in_project, me, me);
  execute format('create policy sent on notification_recipient for insert
    with check (project_id is not null and %s and sender_id = %s)', in_project, me);
  execute format('create policy read on notification_recipient for update using (%s and user_id = %s)', in_project, me);
  execute format('create policy received_or_sent on notification_reply for select
    using (%s and (user_id = %s or sender_id = %s))', in_project, me, me);
  execute format('create policy replied on notification_reply for insert with check (%s and user_id = %s)', in_project, me);
end $$;
grant select, insert on notification, notification_recipient, notification_reply to puquio_app;
grant update (read_at) on notification_recipient to puquio_app;

select audit_table('notification');
select audit_table('notification_reply');
