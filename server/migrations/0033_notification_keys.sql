-- What belongs to a notification belongs to its project, or to everybody as it does: a foreign key with a null in it
-- is not checked, so that a row without a project could name any project's notification.
do $$
declare t text;
begin
  foreach t in array array['notification', 'notification_recipient', 'notification_reply', 'notification_delivery',
    'notification_file'] loop
    execute format('alter table %I add column project_key int not null generated always as (coalesce(project_id, 0)) stored', t);
  end loop;
  alter table notification add unique (project_key, id);
  foreach t in array array['notification_recipient', 'notification_reply', 'notification_delivery', 'notification_file'] loop
    execute format('alter table %I add foreign key (project_key, notification_id) references notification (project_key, id)', t);
    execute format('alter table %I drop constraint %I', t, t || '_project_id_notification_id_fkey');
  end loop;
  alter table notification drop constraint notification_project_id_id_key;
  foreach t in array array['notification', 'notification_reply', 'notification_file'] loop
    execute format('drop trigger audit_insert on %1$I; drop trigger audit_delete on %1$I; drop trigger audit_update on %1$I', t);
    perform audit_table(t::regclass, '{project_key}');
  end loop;
end $$;
drop trigger audit_update on notification_delivery;
select audit_table('notification_delivery', '{message_id,parameters,language,unanswered,created_at,changed_at,project_key}',
  '{}', '^deliveries\.');

-- How many notifications somebody sent, and answers they wrote, in the last hour.
create index notification_reply_by on notification_reply (notification_id, user_id, created_at);
