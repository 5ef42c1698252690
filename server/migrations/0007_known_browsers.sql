-- Browsers from which an account signed in: each keeps a counter of wrong passwords of its own, so that
-- those who share its address cannot lock its people out.

create table known_browser (
  id bigint generated always as identity primary key,
  user_id int not null references app_user,
  -- SHA-256 of the cookie's token. People who share a browser share its token.
  token_hash bytea not null,
  last_used_at timestamptz not null,
  unique (token_hash, user_id)
);
create index known_browser_user on known_browser (user_id, last_used_at);
grant select, insert, update, delete on known_browser to puquio_app;

-- The account's known browser that an attempt came from. No reference: the browser may be forgotten.
alter table sign_in_attempt add column browser_id bigint;
