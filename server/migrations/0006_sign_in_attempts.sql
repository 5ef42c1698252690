-- What attempts to sign in may leave behind: those that came too soon are counted, not stored, and the
-- table is bounded, whoever tries however often.

-- Attempts from the same address that were refused as too soon after this one.
alter table sign_in_attempt add column delayed int not null default 0;
grant update (delayed) on sign_in_attempt to puquio_app;

create index sign_in_attempt_signed_in on sign_in_attempt (user_id, id) where outcome = 'signed-in';
create index sign_in_attempt_refused on sign_in_attempt (id) where outcome <> 'signed-in';

-- The newest 500,000 refused attempts, and the newest 2,000 sign-ins of each account. Apart, so that a
-- flood of refused ones removes nobody's sign-ins.
create function bound_sign_in_attempts() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if new.outcome = 'signed-in' then
    delete from sign_in_attempt where user_id = new.user_id and outcome = 'signed-in' and id <= (
      select id from sign_in_attempt where user_id = new.user_id and outcome = 'signed-in'
      order by id desc offset 2000 limit 1);
  else
    delete from sign_in_attempt where outcome <> 'signed-in' and id <= new.id - 500000;
  end if;
  return null;
end $$;
revoke all on function bound_sign_in_attempts() from public;
create trigger bound after insert on sign_in_attempt
  for each row execute function bound_sign_in_attempts();
