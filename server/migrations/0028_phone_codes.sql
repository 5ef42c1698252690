-- A phone is verified by a code of six digits that is sent to it; another number is unverified again.

alter table app_user add column phone_verified_at timestamptz;
grant select (phone_verified_at), update (phone_verified_at) on app_user to puquio_app;

create function forget_phone() returns trigger language plpgsql as $$
begin
  if new.phone is distinct from old.phone then new.phone_verified_at := null; end if;
  return new;
end $$;
create trigger forget_phone before update of phone on app_user for each row execute function forget_phone();
revoke all on function forget_phone() from public;

create table phone_code (
  id bigint generated always as identity primary key,
  user_id int not null references app_user,
  phone text not null,
  -- Argon2id, as passwords: six digits would be found from a plain hash.
  code_hash text not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  -- Wrong codes that were typed.
  tries int not null default 0,
  used_at timestamptz
);
create index phone_code_user on phone_code (user_id, sent_at);
grant select, insert on phone_code to puquio_app;
grant update (tries, used_at) on phone_code to puquio_app;
select audit_table('phone_code', '{tries,used_at}', '{code_hash}');
