-- A factor that follows from a comparison with the laboratory is proposed, and holds once it is approved (decision 157).
alter table variable_calculation
  -- What it follows from; null of a calculation that somebody wrote, which holds without approval.
  add column basis jsonb,
  add column approved_at timestamptz,
  add column approved_by int references app_user,
  add check ((approved_at is null) = (approved_by is null)),
  add check (basis is not null or approved_at is null);

-- What waits for approval does not take the place of what holds.
drop index variable_calculation_start;
create unique index variable_calculation_start on variable_calculation (variable_id, valid_from)
  where withdrawn_at is null and (basis is null or approved_at is not null);
grant update (approved_at, approved_by) on variable_calculation to puquio_app;
