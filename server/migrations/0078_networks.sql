-- Secrets by which networks (LoRaWAN, satellite) hand on what a project's devices send, one for each network server.

create table network_token (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null,
  way_in text not null check (way_in in ('chirpstack', 'things-stack', 'rockblock', 'rock7')),
  -- Whether only messages with the network's signature are taken.
  must_be_signed boolean not null,
  -- SHA-256 of the secret, which nothing keeps.
  token_hash bytea not null unique,
  ending text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  revoked_at timestamptz,
  -- What came by it, written once a second for many messages.
  last_taken_at timestamptz,
  taken bigint not null default 0,
  refused bigint not null default 0,
  last_refused_at timestamptz,
  -- The problem of the last refused message, and the device that it named.
  last_refusal text,
  last_refused_key text,
  unique (project_id, id)
);
alter table network_token enable row level security;
alter table network_token force row level security;
create policy tenant on network_token using (project_id = nullif(current_setting('app.project', true), '')::int);
-- A message says by its secret whose it is, before there is a project.
create policy telemetry on network_token to puquio_telemetry using (true);
-- Its hash is not read.
grant select (id, project_id, name, way_in, must_be_signed, ending, created_at, created_by, revoked_at, last_taken_at,
  taken, refused, last_refused_at, last_refusal, last_refused_key) on network_token to puquio_app;
grant insert on network_token to puquio_app;
grant update (revoked_at) on network_token to puquio_app;
grant select on network_token to puquio_telemetry;
grant update (last_taken_at, taken, refused, last_refused_at, last_refusal, last_refused_key) on network_token
  to puquio_telemetry;
select audit_table('network_token',
  '{last_taken_at,taken,refused,last_refused_at,last_refusal,last_refused_key}', '{token_hash}');
