-- What no call does, the application's role may not do. A new column that it reads or writes needs a grant
-- where its table is named here column by column.

-- People: who is a system administrator is never written, a password's hash only through functions.
revoke select, insert, update on app_user from puquio_app;
grant select (id, email, name, last_name, phone, position, language, is_system_admin, is_active,
  email_verified_at, blocked_at, blocked_reason, sign_in_closed_at, failures_count_from, deleted_at,
  created_at, last_sign_in_at) on app_user to puquio_app;
grant insert (email, name, last_name, phone, position, language, created_at) on app_user to puquio_app;
grant update (language, is_active, email_verified_at, blocked_at, blocked_reason, sign_in_closed_at,
  failures_count_from, last_sign_in_at) on app_user to puquio_app;

-- Volatile, so that a statement that waited for the row's lock gets the hash of after it.
create function read_password_hash(of_user int) returns text
language sql volatile security definer set search_path = pg_catalog, public, pg_temp as $$
  select password_hash from app_user where id = of_user and deleted_at is null
$$;
create function set_password_hash(of_user int, hash text) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if hash is null or hash not like '$argon2id$%' then
    raise exception 'not a hash of a password' using errcode = 'check_violation';
  end if;
  update app_user set password_hash = hash where id = of_user and deleted_at is null;
end $$;
revoke all on function read_password_hash(int), set_password_hash(int, text) from public;
grant execute on function read_password_hash(int), set_password_hash(int, text) to puquio_app;

-- Unnamed, temporary tables come first: the application's role could put its own in the place of ours.
alter function read_session(text, bytea, timestamptz) set search_path = pg_catalog, public, pg_temp;
alter function bound_sign_in_attempts() set search_path = pg_catalog, public, pg_temp;

-- Sessions and links: neither moved to another person nor given another secret; their hashes not read.
revoke select, update on session from puquio_app;
grant select (id, user_id, address, device, created_at, last_seen_at, ends_at, ended_at, end_reason)
  on session to puquio_app;
grant update (last_seen_at, ended_at, end_reason) on session to puquio_app;
revoke update on account_link from puquio_app;
grant update (used_at) on account_link to puquio_app;
revoke delete on known_address from puquio_app;

-- Mails are written by the application, and read and sent by the owner: they carry links that open accounts.
revoke select, update on mail from puquio_app;

-- Memberships, the general policy and settings are not changed by the application's role.
revoke insert, update, delete on project_member from puquio_app;
revoke insert, update on policy, system_setting from puquio_app;
revoke insert, update on project from puquio_app;
grant update (name, business, color, wet_starts_month, dry_starts_month, version) on project to puquio_app;

-- Records that are written once.
revoke update on monitoring_addition, stored_file from puquio_app;

-- Nothing is made in the schema but by migrations.
revoke create on schema public from public;

-- What was sent keeps who, when and the subject; its link has served.
update mail set body_text = regexp_replace(body_text, '([?&]token=)[A-Za-z0-9_-]+', '\1…', 'g'),
  body_html = regexp_replace(body_html, '([?&]token=)[A-Za-z0-9_-]+', '\1…', 'g')
where status = 'sent';
