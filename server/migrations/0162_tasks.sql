-- Who answers for what, the tasks of commitments with each date on which they fall due, and corrective actions (decision 131).

create table responsible_role (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null check (length(name) <= 100),
  created_at timestamptz not null,
  created_by int not null references app_user,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id)
);
create unique index responsible_role_name on responsible_role (project_id, name_key(name)) where retired_at is null;

-- From a day on, until that of the next one; without a person nobody holds it.
create table role_holder (
  project_id int not null references project,
  role_id int not null,
  from_on date not null,
  user_id int references app_user,
  primary key (project_id, role_id, from_on),
  foreign key (project_id, role_id) references responsible_role (project_id, id)
);
create index role_holder_user on role_holder (project_id, user_id);

alter table commitment add foreign key (project_id, role_id) references responsible_role (project_id, id);

create table task (
  id int generated always as identity primary key,
  project_id int not null references project,
  commitment_id int not null,
  title text not null check (length(title) <= 200),
  detail text not null default '',
  role_id int not null,
  -- Without one an administrator reviews.
  reviewer_role_id int,
  -- Null of one that comes once.
  frequency_id int,
  first_on date not null,
  last_on date check (last_on >= first_on),
  -- The day up to which its occurrences were made.
  made_until date not null,
  created_at timestamptz not null,
  created_by int not null references app_user,
  ended_at timestamptz,
  ended_by int references app_user,
  ended_reason text,
  version int not null default 1,
  check (frequency_id is not null or last_on is null),
  check ((ended_at is null) = (ended_by is null) and (ended_at is null) = (ended_reason is null)),
  unique (project_id, id),
  foreign key (project_id, commitment_id) references commitment (project_id, id),
  foreign key (project_id, role_id) references responsible_role (project_id, id),
  foreign key (project_id, reviewer_role_id) references responsible_role (project_id, id),
  foreign key (project_id, frequency_id) references frequency (project_id, id)
);
create index task_commitment on task (project_id, commitment_id);
create index task_role on task (project_id, role_id);

-- One for each due date. Those on which nothing was recorded go where the task's dates change.
create table task_occurrence (
  id int generated always as identity primary key,
  project_id int not null references project,
  task_id int not null,
  due_on date not null,
  state text not null default 'no-status'
    check (state in ('no-status', 'in-progress', 'under-review', 'compliant', 'not-compliant')),
  -- The last words of who does it.
  comment text not null default '',
  -- The day on which it was done, once it is under review.
  done_on date,
  reviewed_at timestamptz,
  reviewed_by int references app_user,
  review_comment text not null default '',
  reminded text check (reminded in ('due', 'overdue')),
  version int not null default 1,
  check ((done_on is not null) = (state in ('under-review', 'compliant')) or state = 'not-compliant'),
  check ((reviewed_at is not null) = (state in ('compliant', 'not-compliant'))),
  check ((reviewed_at is null) = (reviewed_by is null)),
  unique (project_id, id),
  unique (project_id, task_id, due_on),
  foreign key (project_id, task_id) references task (project_id, id)
);
create index task_occurrence_due on task_occurrence (project_id, due_on);
create index task_occurrence_open on task_occurrence (project_id, due_on) where state in ('no-status', 'in-progress');
create index task_occurrence_review on task_occurrence (project_id) where state = 'under-review';

create table task_evidence (
  project_id int not null,
  occurrence_id int not null,
  file_id int not null,
  removed_at timestamptz,
  removed_by int references app_user,
  primary key (project_id, occurrence_id, file_id),
  foreign key (project_id, occurrence_id) references task_occurrence (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id)
);

create table task_event (
  id bigint generated always as identity primary key,
  project_id int not null references project,
  occurrence_id int not null,
  at timestamptz not null,
  user_id int not null references app_user,
  kind text not null check (kind in ('moved', 'commented', 'decided', 'taken-back', 'evidence-added', 'evidence-removed')),
  -- { from, to, comment, doneOn } or { file }
  details jsonb not null,
  foreign key (project_id, occurrence_id) references task_occurrence (project_id, id)
);
create index task_event_occurrence on task_event (project_id, occurrence_id, id);

create table corrective_action (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- As people call it, counted in its project.
  number int not null,
  title text not null check (length(title) <= 200),
  cause text not null default '',
  origin_kind text not null check (origin_kind in ('mishap', 'task', 'exceedance', 'alarm', 'commitment', 'other')),
  monitoring_id int,
  occurrence_id int,
  -- Of an exceedance; null once the sample was deleted.
  sample_id int,
  parameter_id int,
  alarm_id int,
  commitment_id int,
  owner_id int not null references app_user,
  due_on date not null,
  state text not null default 'open' check (state in ('open', 'done', 'closed')),
  done_on date,
  done_comment text not null default '',
  reviewed_at timestamptz,
  reviewed_by int references app_user,
  review_comment text not null default '',
  reminded text check (reminded in ('due', 'overdue')),
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  check ((origin_kind = 'mishap') = (monitoring_id is not null)),
  check ((origin_kind = 'task') = (occurrence_id is not null)),
  check ((origin_kind = 'exceedance') = (parameter_id is not null)),
  check (origin_kind = 'exceedance' or sample_id is null),
  check ((origin_kind = 'alarm') = (alarm_id is not null)),
  check ((origin_kind = 'commitment') = (commitment_id is not null)),
  check ((state = 'open') = (done_on is null)),
  check ((state = 'closed') = (reviewed_at is not null) and (reviewed_at is null) = (reviewed_by is null)),
  unique (project_id, id),
  unique (project_id, number),
  foreign key (project_id, monitoring_id) references monitoring (project_id, id),
  foreign key (project_id, occurrence_id) references task_occurrence (project_id, id),
  foreign key (project_id, sample_id) references sample (project_id, id) on delete set null (sample_id),
  foreign key (project_id, parameter_id) references parameter (project_id, id),
  foreign key (project_id, alarm_id) references alarm (project_id, id),
  foreign key (project_id, commitment_id) references commitment (project_id, id)
);
create index corrective_action_due on corrective_action (project_id, due_on) where state <> 'closed';
create index corrective_action_monitoring on corrective_action (project_id, monitoring_id) where monitoring_id is not null;
create index corrective_action_occurrence on corrective_action (project_id, occurrence_id) where occurrence_id is not null;
create index corrective_action_sample on corrective_action (project_id, sample_id) where sample_id is not null;
create index corrective_action_alarm on corrective_action (project_id, alarm_id) where alarm_id is not null;
create index corrective_action_commitment on corrective_action (project_id, commitment_id) where commitment_id is not null;

create table corrective_action_evidence (
  project_id int not null,
  action_id int not null,
  file_id int not null,
  removed_at timestamptz,
  removed_by int references app_user,
  primary key (project_id, action_id, file_id),
  foreign key (project_id, action_id) references corrective_action (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id)
);

create table corrective_action_event (
  id bigint generated always as identity primary key,
  project_id int not null references project,
  action_id int not null,
  at timestamptz not null,
  user_id int not null references app_user,
  kind text not null check (kind in ('opened', 'edited', 'done', 'closed', 'reopened', 'evidence-added', 'evidence-removed')),
  -- { comment, doneOn } or { file }
  details jsonb not null,
  foreign key (project_id, action_id) references corrective_action (project_id, id)
);
create index corrective_action_event_action on corrective_action_event (project_id, action_id, id);

do $$
declare t text;
begin
  foreach t in array array['responsible_role', 'role_holder', 'task', 'task_occurrence', 'task_evidence', 'task_event',
    'corrective_action', 'corrective_action_evidence', 'corrective_action_event'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
    execute format('grant select, insert on %I to puquio_app', t);
  end loop;
end $$;
grant update (name, retired_at, version) on responsible_role to puquio_app;
grant update (user_id), delete on role_holder to puquio_app;
grant update (title, detail, role_id, reviewer_role_id, frequency_id, first_on, last_on, made_until, ended_at, ended_by,
  ended_reason, version) on task to puquio_app;
grant update (state, comment, done_on, reviewed_at, reviewed_by, review_comment, reminded, version), delete
  on task_occurrence to puquio_app;
grant update (removed_at, removed_by) on task_evidence, corrective_action_evidence to puquio_app;
grant update (title, cause, owner_id, due_on, state, done_on, done_comment, reviewed_at, reviewed_by, review_comment,
  reminded, version) on corrective_action to puquio_app;

select audit_table('responsible_role', '{version}');
select audit_table('role_holder');
select audit_table('task', '{version,made_until}');
select audit_table('task_occurrence', '{version,reminded}');
select audit_table('task_evidence');
select audit_table('corrective_action', '{version,reminded}');
select audit_table('corrective_action_evidence');
