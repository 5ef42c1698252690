-- People, their sessions and what guards the sign-in. None of this belongs to a project.

create table app_user (
  id int generated always as identity primary key,
  email text not null check (email = lower(email)),
  name text not null,
  last_name text not null,
  phone text,
  position text,
  language text not null default 'es' check (language in ('es', 'en', 'fr', 'pt')),
  is_system_admin boolean not null default false,
  -- Null until the activation link set a first password.
  password_hash text,
  is_active boolean not null default false,
  email_verified_at timestamptz,
  blocked_at timestamptz,
  blocked_reason text,
  -- After too many wrong passwords: closed for addresses from which the user never signed in.
  sign_in_closed_at timestamptz,
  failures_count_from timestamptz,
  deleted_at timestamptz,
  created_at timestamptz not null default now(),
  last_sign_in_at timestamptz
);
create unique index app_user_email on app_user (email) where deleted_at is null;

create table session (
  id bigint generated always as identity primary key,
  user_id int not null references app_user,
  -- SHA-256 of the AuthCode and of the cookie's secret: the database never holds either.
  token_hash bytea not null unique,
  cookie_hash bytea not null unique,
  address text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('signed-out', 'superseded', 'expired', 'blocked', 'deactivated', 'password-changed'))
);
-- One live session per user, whatever arrives in parallel.
create unique index session_live on session (user_id) where ended_at is null;

create table known_address (
  user_id int not null references app_user,
  address text not null,
  last_used_at timestamptz not null,
  primary key (user_id, address)
);

create table sign_in_attempt (
  id bigint generated always as identity primary key,
  user_id int references app_user,
  email text not null,
  address text not null,
  outcome text not null check (outcome in ('signed-in', 'wrong-password', 'not-registered', 'not-active', 'blocked', 'delayed')),
  at timestamptz not null
);
create index sign_in_attempt_user on sign_in_attempt (user_id, at);
create index sign_in_attempt_address on sign_in_attempt (address, at);

-- Single-use links by mail; only the hash is kept.
create table account_link (
  id bigint generated always as identity primary key,
  user_id int not null references app_user,
  kind text not null check (kind in ('activation', 'reset', 'unblock')),
  token_hash bytea not null unique,
  -- Who asked for it; null where the system or an administrator did.
  address text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_user on account_link (user_id, kind, created_at);
create index account_link_address on account_link (address, created_at);

create table system_setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);

-- The general policy: one for the system, versioned; the newest started one is in force.
create table policy (
  id int generated always as identity primary key,
  title jsonb not null,
  content jsonb not null,
  start_date timestamptz not null,
  created_at timestamptz not null default now()
);

create table mail (
  id bigint generated always as identity primary key,
  -- Stable over retries: the Message-ID, by which a repeat after a crash is known.
  message_id text not null unique,
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts int not null default 0,
  last_error text,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz
);
create index mail_waiting on mail (next_attempt_at) where status = 'waiting';
