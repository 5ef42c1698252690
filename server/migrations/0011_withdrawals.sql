-- A reschedule, an omission and an addition can be taken back. The monitoring that a reschedule or an addition
-- made stays as withdrawn; one that was replaced by it can be replaced again.

alter table monitoring
  add column withdrawn_at timestamptz,
  add column withdrawn_by int references app_user,
  add column withdrawn_reason text;
drop index monitoring_successor;
create unique index monitoring_successor on monitoring (rescheduled_from_id)
  where rescheduled_from_id is not null and withdrawn_at is null;

alter table monitoring_change drop constraint monitoring_change_action_check;
alter table monitoring_change add check (action in ('followed-up', 'bulk-marked', 'rescheduled', 'omitted', 'created',
  'evidence-added', 'evidence-removed', 'reschedule-withdrawn', 'omission-withdrawn', 'addition-withdrawn'));
