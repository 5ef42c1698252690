-- Sign-in by the account of an identity provider (OpenID Connect).

-- By which account of which provider a user signs in: its issuer and subject, nothing that can change there.
create table linked_identity (
  id int generated always as identity primary key,
  user_id int not null references app_user,
  issuer text not null,
  subject text not null,
  -- As the provider shows it.
  username text not null,
  linked_at timestamptz not null,
  last_used_at timestamptz not null,
  unique (issuer, subject),
  unique (user_id, issuer)
);
grant select, insert on linked_identity to puquio_app;
grant update (username, last_used_at) on linked_identity to puquio_app;
select audit_table('linked_identity', '{last_used_at}');

-- Who came back from the provider and was verified, until the page that opened the popup asks for the session.
create table finished_sign_on (
  id bigint generated always as identity primary key,
  -- SHA-256 of the secret that the browser has in its cookie.
  secret_hash bytea not null unique,
  issuer text not null,
  subject text not null,
  username text not null,
  home_account_id text not null,
  -- Null where the provider says that it is not verified.
  email text,
  finished_at timestamptz not null,
  used_at timestamptz
);
grant select, insert on finished_sign_on to puquio_app;
grant update (used_at) on finished_sign_on to puquio_app;

alter table sign_in_attempt add column method text not null default 'password'
  check (method in ('password', 'single-sign-on'));
