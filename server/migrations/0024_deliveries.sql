-- What became of a notification for one of its recipients by one channel.
create table notification_delivery (
  id bigint generated always as identity primary key,
  project_id int references project,
  notification_id int not null,
  user_id int not null references app_user,
  -- The sender stands here, too: row-level security reads no other table. Null for what the system sends.
  sender_id int references app_user,
  -- 1 system, 2 e-mail, 3 WhatsApp.
  method smallint not null check (method between 1 and 3),
  state text not null check (state in ('waiting', 'sent', 'delivered', 'read', 'failed', 'skipped')),
  -- Why it was skipped, or what the last attempt failed of.
  reason text,
  attempts int not null default 0,
  -- The Message-ID of its mail, or the message's id at WhatsApp.
  message_id text unique,
  -- What a WhatsApp message says, in its template's order, and its language.
  parameters text[],
  language text,
  -- How often it was given away whole without an answer: it may have arrived as often.
  unanswered int not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (notification_id, user_id, method),
  foreign key (project_id, notification_id) references notification (project_id, id)
);
create index notification_delivery_created on notification_delivery (created_at desc, id desc);
create index notification_delivery_failed on notification_delivery (id) where state = 'failed';
create index notification_delivery_project on notification_delivery (project_id);
alter table notification_delivery enable row level security;
alter table notification_delivery force row level security;
create policy received_or_sent on notification_delivery for select
  using ((project_id is null or project_id = nullif(current_setting('app.project', true), '')::int)
    and nullif(current_setting('app.user', true), '')::int in (user_id, sender_id));
create policy sending on notification_delivery for insert
  with check (project_id is not null and project_id = nullif(current_setting('app.project', true), '')::int
    and sender_id is not distinct from nullif(current_setting('app.user', true), '')::int);
grant select, insert on notification_delivery to puquio_app;
select audit_table('notification_delivery', '{message_id,parameters,language,unanswered,created_at,changed_at}', '{}', '^deliveries\.');

-- Notifications sent before: those by e-mail went out by mails that nothing ties to them.
insert into notification_delivery (project_id, notification_id, user_id, sender_id, method, state, created_at, changed_at)
select n.project_id, n.id, r.user_id, n.sender_id, 1, 'delivered', n.created_at, n.created_at
from notification n join notification_recipient r on r.notification_id = n.id where 1 = any(n.methods);

alter table mail
  -- Of a notification: sent at the pace of its project, apart from the mails of accounts.
  add column is_bulk boolean not null default false,
  -- How often it was given away whole without an answer: it may have arrived as often.
  add column unanswered int not null default 0;
drop trigger audit_update on mail;
select audit_table('mail', '{body_text,body_html,is_bulk,unanswered}', '{}', '^(general|deliveries)\.');
create index mail_failed on mail (id) where status = 'failed';
