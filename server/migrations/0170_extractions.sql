-- Runs that look for commitments in documents of instruments: what was read, asked, paid, found and refused (decision 137).

-- A page waits to be recognised until it was tried once, so that none is tried by each run again.
alter table document_page add column needs_recognition boolean not null default false;
grant update (needs_recognition) on document_page to puquio_app;

create table extraction (
  id int generated always as identity primary key,
  project_id int not null references project,
  instrument_id int not null,
  method text not null check (method in ('model', 'rules')),
  model text,
  -- The part of the question that people edit, as it was when the run began, and which version of whose it was.
  task text,
  prompt_source text check (prompt_source in ('instrument', 'project', 'product')),
  prompt_number int,
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  job_id int,
  state text not null default 'queued' check (state in ('queued', 'reading', 'recognising', 'extracting', 'checking', 'done',
    'failed', 'cancelled')),
  -- Why it stopped before its end.
  stopped text,
  started_at timestamptz,
  ended_at timestamptz,
  pages_done int not null default 0,
  pages_total int not null default 0,
  recognised_done int not null default 0,
  recognised_total int not null default 0,
  chunks_done int not null default 0,
  chunks_total int not null default 0,
  quotes_done int not null default 0,
  quotes_total int not null default 0,
  proposed int not null default 0,
  joined int not null default 0,
  unique (project_id, id),
  check ((method = 'model') = (model is not null) and (method = 'model') = (task is not null)),
  check ((task is null) = (prompt_source is null) and (task is null) = (prompt_number is null)),
  check ((state in ('done', 'failed', 'cancelled')) = (ended_at is not null)),
  check ((state = 'failed') = (stopped is not null)),
  foreign key (project_id, instrument_id) references instrument (project_id, id)
);
create index extraction_newest on extraction (project_id, requested_at desc);
create index extraction_instrument on extraction (project_id, instrument_id);
create index extraction_under_way on extraction (project_id) where ended_at is null;

create table extraction_document (
  project_id int not null,
  extraction_id int not null,
  document_id int not null,
  -- Why the rest of it could not be read.
  problem text,
  problem_params jsonb not null default '{}',
  primary key (project_id, extraction_id, document_id),
  foreign key (project_id, extraction_id) references extraction (project_id, id),
  foreign key (project_id, document_id) references instrument_document (project_id, id)
);
create index extraction_document_of on extraction_document (project_id, document_id);

-- What a model said to a question, once and for all runs that ask the same.
create table model_answer (
  project_id int not null references project,
  -- Of the model, the frame, the task and the pages.
  question_hash bytea not null check (length(question_hash) = 32),
  answer jsonb not null,
  answered_at timestamptz not null,
  primary key (project_id, question_hash)
);

-- What a run asked about part of a document, and what that took.
create table extraction_chunk (
  project_id int not null,
  extraction_id int not null,
  document_id int not null,
  number int not null check (number >= 0),
  from_page int not null,
  to_page int not null,
  -- 'answered', 'known' where the answer had been stored, or why there is none.
  outcome text not null,
  tokens_in int not null default 0,
  tokens_out int not null default 0,
  cost_usd double precision not null default 0,
  ms int not null default 0,
  primary key (project_id, extraction_id, document_id, number),
  foreign key (project_id, extraction_id, document_id)
    references extraction_document (project_id, extraction_id, document_id)
);

-- What was found and not proposed, since its quote stands nowhere in the document.
create table extraction_refusal (
  id bigint generated always as identity primary key,
  project_id int not null,
  extraction_id int not null,
  document_id int not null,
  page int not null,
  quote text not null,
  foreign key (project_id, extraction_id, document_id)
    references extraction_document (project_id, extraction_id, document_id)
);
create index extraction_refusal_of on extraction_refusal (project_id, extraction_id, id);

-- A prompt that was tried on some pages: it proposes nothing.
create table prompt_trial (
  id int generated always as identity primary key,
  project_id int not null references project,
  document_id int not null,
  from_page int not null check (from_page > 0),
  to_page int not null check (to_page >= from_page),
  sides jsonb not null,
  outcomes jsonb,
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  job_id int,
  unique (project_id, id),
  foreign key (project_id, document_id) references instrument_document (project_id, id)
);
create index prompt_trial_requested on prompt_trial (requested_at);

alter table commitment add foreign key (project_id, extraction_id) references extraction (project_id, id);

do $$
declare t text;
begin
  foreach t in array array['extraction', 'extraction_document', 'model_answer', 'extraction_chunk', 'extraction_refusal',
    'prompt_trial'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert on extraction, extraction_document, model_answer, extraction_chunk, extraction_refusal, prompt_trial
  to puquio_app;
grant update (job_id, state, stopped, started_at, ended_at, pages_done, pages_total, recognised_done, recognised_total,
  chunks_done, chunks_total, quotes_done, quotes_total, proposed, joined) on extraction to puquio_app;
grant update (problem, problem_params) on extraction_document to puquio_app;
-- A chunk without an answer is asked again where the run goes on.
grant update (outcome, tokens_in, tokens_out, cost_usd, ms) on extraction_chunk to puquio_app;
grant update (outcomes, job_id) on prompt_trial to puquio_app;

-- How far it is stands in its row while it runs.
select audit_table('extraction', '{job_id,pages_done,pages_total,recognised_done,recognised_total,chunks_done,chunks_total,quotes_done,quotes_total,state,started_at}');
select audit_table('prompt_trial', '{job_id,outcomes}');
