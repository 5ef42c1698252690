-- What people have a language model asked for, in versions, what a project may spend on it in a month, and what each
-- question took (decision 128).

create table prompt_version (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- Null for all instruments of the project that have none of their own.
  instrument_id int,
  number int not null check (number > 0),
  -- Null where it goes back to what holds without it: the project's prompt, or the product's.
  task text check (length(task) between 1 and 20000),
  -- The version whose text it took again.
  restored_number int check (restored_number < number),
  made_at timestamptz not null,
  made_by int not null references app_user,
  unique nulls not distinct (project_id, instrument_id, number),
  foreign key (project_id, instrument_id) references instrument (project_id, id)
);

create table model_budget (
  project_id int primary key references project,
  -- USD; null where there is no bound.
  monthly_usd double precision check (monthly_usd >= 0),
  version int not null default 1
);

create table model_call (
  id bigint generated always as identity primary key,
  project_id int not null references project,
  called_at timestamptz not null,
  purpose text not null check (purpose in ('extraction', 'trial')),
  model text not null,
  tokens_in int not null,
  tokens_out int not null,
  cost_usd double precision not null,
  ms int not null,
  -- 'answered', or why not.
  outcome text not null
);
create index model_call_month on model_call (project_id, called_at) include (cost_usd);

do $$
declare t text;
begin
  foreach t in array array['prompt_version', 'model_budget', 'model_call'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
-- A version and a call stay as they were.
grant select, insert on prompt_version, model_call to puquio_app;
grant select, insert, update (monthly_usd, version) on model_budget to puquio_app;

select audit_table('prompt_version');
select audit_table('model_budget', '{version}');
