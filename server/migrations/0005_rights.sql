-- What the application's role may do. Records of what happened are written once and kept.

grant usage on schema public to puquio_app;
grant select, insert, update on all tables in schema public to puquio_app;
grant usage, select on all sequences in schema public to puquio_app;
revoke all on migration from puquio_app;
revoke update on monitoring_change, sign_in_attempt, policy_acceptance from puquio_app;
grant delete on environmental_component, environmental_subcomponent, mining_component, source_type,
  parameter_profile, frequency, station, menu_item, menu_hidden, project_member, known_address,
  plan_import, plan_import_row to puquio_app;

-- A session with everything the guard asks about: one search, whatever the number of projects.
-- It runs as the owner, since the guard must look before it knows whose transaction this is.
create function read_session(by_what text, secret_hash bytea, at timestamptz) returns jsonb
language sql stable security definer set search_path = pg_catalog, public as $$
  with in_force as (
    select id from policy where start_date <= at order by start_date desc, id desc limit 1
  )
  select jsonb_build_object(
    'sessionId', s.id, 'cookieHash', encode(s.cookie_hash, 'hex'),
    'endedAt', s.ended_at, 'endReason', s.end_reason, 'endsAt', s.ends_at, 'lastSeenAt', s.last_seen_at,
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
  from session s join app_user u on u.id = s.user_id
  where s.id = (
    select id from session where by_what = 'token' and token_hash = secret_hash
    union all
    select id from session where by_what = 'cookie' and cookie_hash = secret_hash)
$$;
revoke all on function read_session(text, bytea, timestamptz) from public;
grant execute on function read_session(text, bytea, timestamptz) to puquio_app;
