-- A file that somebody uploaded to attach to a notification, read by their id alone. It is of no project, since a
-- notification can go to several of them.
create table notification_upload (
  id int generated always as identity primary key,
  user_id int not null references app_user,
  sha256 bytea not null,
  name text not null,
  media_type text not null,
  bytes int not null,
  uploaded_at timestamptz not null
);
create index notification_upload_of on notification_upload (user_id, id);
create index notification_upload_sha256 on notification_upload (sha256);

-- A file of a notification that was sent.
create table notification_file (
  id int generated always as identity primary key,
  project_id int references project,
  notification_id int not null,
  sender_id int not null references app_user,
  sha256 bytea not null,
  name text not null,
  media_type text not null,
  bytes int not null,
  foreign key (project_id, notification_id) references notification (project_id, id)
);
create index notification_file_of on notification_file (notification_id, id);
create index notification_file_sha256 on notification_file (sha256);

alter table notification_file enable row level security;
alter table notification_file force row level security;
create policy received_or_sent on notification_file for select
  using ((project_id is null or project_id = nullif(current_setting('app.project', true), '')::int)
    and (sender_id = nullif(current_setting('app.user', true), '')::int or exists (
      select from notification_recipient r where r.notification_id = notification_file.notification_id
        and r.user_id = nullif(current_setting('app.user', true), '')::int)));
create policy sent on notification_file for insert
  with check (project_id is not null and project_id = nullif(current_setting('app.project', true), '')::int
    and sender_id = nullif(current_setting('app.user', true), '')::int);
grant select, insert, delete on notification_upload to puquio_app;
grant select, insert on notification_file to puquio_app;
select audit_table('notification_file');

-- The files of a mail, and what it says instead where it would be larger than its server takes.
alter table mail add column attachments jsonb;
drop trigger audit_update on mail;
select audit_table('mail', '{body_text,body_html,is_bulk,unanswered,attachments}', '{}', '^(general|deliveries)\.');
