-- What a signal that swings about its limit raises is gathered, and a rule that cannot be evaluated is set apart
-- (decision 108).

-- Of an alarm that gathers others of its rule: how many times it was raised, when last, and until when it gathers.
alter table alarm
  add times int not null default 1 check (times >= 1),
  add again_at timestamptz,
  add gathers_until timestamptz;
create index alarm_recorded on alarm (rule_id, recorded_at) where kind = 'rule' and not is_historic;
create index alarm_silence_recorded on alarm (device_id, recorded_at) where kind = 'silence';

-- Since when a rule could not be evaluated, and what happened.
alter table alarm_state
  add failing_since timestamptz,
  add failure text;
grant select (rule_id, project_id, failing_since) on alarm_state to puquio_app;
