-- Personal access tokens, by which scripts and reports call: of one person in one project.
create table access_token (
  id int generated always as identity primary key,
  project_id int not null references project,
  user_id int not null references app_user,
  name text not null,
  scope text not null check (scope in ('read', 'write')),
  -- SHA-256 of the token, which nothing keeps.
  token_hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by int references app_user,
  unique (project_id, id)
);
create index access_token_owner on access_token (project_id, user_id);

alter table access_token enable row level security;
alter table access_token force row level security;
create policy tenant on access_token using (project_id = nullif(current_setting('app.project', true), '')::int);
-- Its hash is not read, and it is neither given to another person nor made to last longer.
grant select (id, project_id, user_id, name, scope, ending, created_at, expires_at, last_used_at, revoked_at, revoked_by)
  on access_token to puquio_app;
grant insert on access_token to puquio_app;
grant update (revoked_at, revoked_by) on access_token to puquio_app;
select audit_table('access_token', '{last_used_at}', '{token_hash}');

-- Who a person is to the guard, whatever proved it.
create function person_record(of_user int, at timestamptz) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  with in_force as (
    select id from policy where start_date <= at order by start_date desc, id desc limit 1
  )
  select jsonb_build_object(
    'userId', u.id, 'email', u.email, 'language', u.language, 'isSystemAdmin', u.is_system_admin,
    'isUsable', u.is_active and u.blocked_at is null and u.deleted_at is null,
    'memberships', coalesce((select jsonb_agg(jsonb_build_object(
        'projectId', m.project_id, 'permissions', to_jsonb(m.permissions), 'isGuest', m.is_guest, 'endsOn', m.ends_on,
        'timeZone', p.time_zone))
      from project_member m join project p on p.id = m.project_id where m.user_id = u.id), '[]'::jsonb),
    'isPolicyInForce', exists (select from in_force),
    'acceptedProjects', coalesce((select jsonb_agg(distinct a.project_id)
      from policy_acceptance a join in_force f on f.id = a.policy_id join project p on p.id = a.project_id
      where a.user_id = u.id and (p.date_policy is null or a.accepted_at >= p.date_policy)), '[]'::jsonb))
  from app_user u where u.id = of_user
$$;
revoke all on function person_record(int, timestamptz) from public;

create or replace function read_session(by_what text, secret_hash bytea, at timestamptz) returns jsonb
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select jsonb_build_object(
    'sessionId', s.id, 'cookieHash', encode(s.cookie_hash, 'hex'),
    'endedAt', s.ended_at, 'endReason', s.end_reason, 'endsAt', s.ends_at, 'lastSeenAt', s.last_seen_at,
    'token', null) || person_record(s.user_id, at)
  from session s
  where s.id = (
    select id from session where by_what = 'token' and token_hash = secret_hash
    union all
    select id from session where by_what = 'cookie' and cookie_hash = secret_hash)
$$;

-- Finds a token, and notes its use, at most once a minute.
create function use_access_token(secret_hash bytea, at timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  found access_token;
begin
  select * into found from access_token where token_hash = secret_hash;
  if found.id is null then return null; end if;
  if found.revoked_at is null and found.expires_at > at
    and (found.last_used_at is null or found.last_used_at < at - interval '1 minute') then
    update access_token set last_used_at = at where id = found.id;
  end if;
  return jsonb_build_object(
    'sessionId', 0, 'cookieHash', '', 'endedAt', found.revoked_at, 'endReason', 'revoked',
    'endsAt', found.expires_at, 'lastSeenAt', at,
    'token', jsonb_build_object('id', found.id, 'name', found.name, 'scope', found.scope, 'projectId', found.project_id))
    || person_record(found.user_id, at);
end $$;
revoke all on function use_access_token(bytea, timestamptz) from public;
grant execute on function use_access_token(bytea, timestamptz) to puquio_app;

-- The audit trail names the token by which a call was made.
alter table audit_entry add column token text;
create function add_audit_token() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  new.token := convert_from(decode(nullif(current_setting('app.call', true), ''), 'base64'), 'utf8')::jsonb->>'token';
  return new;
end $$;
create trigger token before insert on audit_entry for each row execute function add_audit_token();
