-- Rules of variables, the alarms that they raised, and what became of those (decision 083). The telemetry role evaluates;
-- the application writes what people do.

create table alarm_rule (
  id int generated always as identity primary key,
  project_id int not null references project,
  variable_id int not null,
  -- `Condition` of domain.
  condition jsonb not null,
  severity text not null check (severity in ('high', 'medium', 'low')),
  -- When people are told; null always.
  schedule jsonb,
  repeat_minutes int,
  -- Who is told; empty for all who enter data.
  recipients int[] not null,
  methods smallint[] not null,
  -- Steps of minutes without an answer and who is told then, too.
  escalation jsonb not null,
  enabled boolean not null,
  created_at timestamptz not null,
  created_by int references app_user,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id),
  foreign key (project_id, variable_id) references variable (project_id, id)
);
create index alarm_rule_variable on alarm_rule (variable_id) where enabled and retired_at is null;

-- What a rule knows of its variable: `AlarmState` of domain. Missing until it was evaluated first.
create table alarm_state (
  rule_id int primary key,
  project_id int not null references project,
  state jsonb not null,
  -- Of the rule that the state counts by.
  rule_version int not null,
  -- When readings that came while the rule was new are looked at once more; null once that is done.
  catch_up_at timestamptz,
  -- The oldest reading that came late and was not looked at yet.
  late_since timestamptz,
  foreign key (project_id, rule_id) references alarm_rule (project_id, id)
) with (fillfactor = 50);
create index alarm_state_due on alarm_state (rule_id) where catch_up_at is not null or late_since is not null;

create table alarm (
  id int generated always as identity primary key,
  project_id int not null references project,
  kind text not null check (kind in ('rule', 'silence')),
  device_id int not null,
  variable_id int,
  rule_id int,
  severity text not null check (severity in ('high', 'medium', 'low')),
  -- The rule as it was, with what its sentence names; null for silence.
  condition jsonb,
  -- By the device's clock; of silence by ours.
  raised_at timestamptz not null,
  since_at timestamptz not null,
  value double precision,
  received_at timestamptz,
  channel text check (channel in ('mobile', 'lora', 'satellite')),
  recorded_at timestamptz not null,
  cleared_at timestamptz,
  cleared_value double precision,
  clear_reason text check (clear_reason in ('back', 'switched-off')),
  acknowledged_at timestamptz,
  acknowledged_by int references app_user,
  acknowledgement text not null default '',
  assigned_to int references app_user,
  shelved_until timestamptz,
  -- Found by readings that came late: pages nobody.
  is_historic boolean not null default false,
  comments int not null default 0,
  -- `Told` of domain, and when there may be something to tell.
  told jsonb not null,
  next_telling_at timestamptz,
  unique (project_id, id),
  check ((kind = 'rule') = (rule_id is not null and variable_id is not null and condition is not null)),
  check ((cleared_at is null) = (clear_reason is null)),
  foreign key (project_id, device_id) references device (project_id, id),
  foreign key (project_id, variable_id) references variable (project_id, id),
  foreign key (project_id, rule_id) references alarm_rule (project_id, id)
);
create unique index alarm_active on alarm (rule_id) where cleared_at is null and not is_historic and kind = 'rule';
create unique index alarm_silent on alarm (device_id) where cleared_at is null and kind = 'silence';
create index alarm_of_rule on alarm (rule_id, raised_at);
create index alarm_of_project on alarm (project_id, raised_at desc);
create index alarm_of_device on alarm (project_id, device_id, raised_at desc);
create index alarm_to_tell on alarm (next_telling_at) where next_telling_at is not null;

create table alarm_event (
  id bigint generated always as identity primary key,
  project_id int not null references project,
  alarm_id int not null,
  at timestamptz not null,
  kind text not null check (kind in
    ('raised', 'cleared', 'acknowledged', 'assigned', 'commented', 'shelved', 'unshelved', 'told')),
  user_id int references app_user,
  details jsonb not null default '{}',
  foreign key (project_id, alarm_id) references alarm (project_id, id)
);
create index alarm_event_alarm on alarm_event (project_id, alarm_id, id);

-- Alarms of a device, or of all, are recorded and told to nobody.
create table maintenance_window (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int,
  from_at timestamptz not null,
  until_at timestamptz not null,
  reason text not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  check (from_at < until_at),
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
create index maintenance_window_project on maintenance_window (project_id, until_at);

do $$
declare
  name text;
begin
  foreach name in array array['alarm_rule', 'alarm_state', 'alarm', 'alarm_event', 'maintenance_window'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', name);
  end loop;
  -- Rules of every project are evaluated by one loop.
  foreach name in array array['alarm_rule', 'alarm_state', 'alarm', 'alarm_event'] loop
    execute format('create policy telemetry on %I to puquio_telemetry using (true)', name);
  end loop;
end $$;
grant select, insert on alarm_rule to puquio_app;
grant update (condition, severity, schedule, repeat_minutes, recipients, methods, escalation, enabled, retired_at, version)
  on alarm_rule to puquio_app;
grant select on alarm to puquio_app;
grant update (acknowledged_at, acknowledged_by, acknowledgement, assigned_to, shelved_until, comments, told, next_telling_at)
  on alarm to puquio_app;
grant select, insert on alarm_event to puquio_app;
grant select, insert, update, delete on maintenance_window to puquio_app;
grant select on alarm_rule to puquio_telemetry;
grant select, insert, update, delete on alarm_state to puquio_telemetry;
grant select, insert, update, delete on alarm to puquio_telemetry;
grant select, insert, delete on alarm_event to puquio_telemetry;

-- Whose alarms are told of, and nothing else.
grant insert (kind, project_id, payload, key, run_at, created_at) on job to puquio_telemetry;
create policy telemetry on job for insert to puquio_telemetry with check (kind = 'tell-alarms');
create policy telemetry_alone on job as restrictive for insert to puquio_telemetry
  with check (kind = 'tell-alarms' and project_id is not null);

-- What was stored of variables with a rule and is not evaluated yet: written with the readings, taken by the evaluator.
create table telemetry.alarm_sample (
  id bigint generated always as identity primary key,
  ts timestamptz not null,
  received_at timestamptz not null,
  value float8,
  variable_id int not null,
  channel int2 not null,
  quality int2 not null
);
-- Since when devices are heard, and when that was last confirmed: `Watch` of domain.
create table telemetry.alarm_watch (
  is_only boolean primary key default true check (is_only),
  since_at timestamptz not null,
  confirmed_at timestamptz not null
);
grant select, insert, delete on telemetry.alarm_sample to puquio_telemetry;
grant select, insert, update on telemetry.alarm_watch to puquio_telemetry;

select audit_table('alarm_rule', '{version}');
select audit_table('maintenance_window', '{version}');
-- What the evaluator does stands in alarm_event.
select audit_table('alarm', '{told,next_telling_at}', '{}', '^alarms\.');
