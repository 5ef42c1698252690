-- An approval that is taken back says by whom and why, until the next one.
alter table campaign
  add column withdrawn_at timestamptz,
  add column withdrawn_by int references app_user,
  add column withdrawn_reason text,
  add check ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null) = (withdrawn_reason is null)),
  add check (approved_at is null or withdrawn_at is null);
