-- Environmental instruments with their documents: what an authority approved, and the PDFs that say so.

-- A reference list as the others are: an entry in use is retired, never deleted.
create table mining_unit (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null check (length(name) <= 50),
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  version int not null default 1,
  unique (project_id, id)
);
create unique index mining_unit_name on mining_unit (project_id, name_key(name)) where retired_at is null;

create table instrument (
  id int generated always as identity primary key,
  project_id int not null references project,
  mining_unit_id int not null,
  name text not null check (length(name) <= 50),
  kind text not null check (kind in ('eia-d', 'eia-sd', 'dia', 'meia', 'its', 'pama', 'closure-plan', 'pma', 'other')),
  year smallint not null check (year between 1900 and 2100),
  authority text,
  resolution text,
  resolution_on date,
  in_force_from date,
  retired_at timestamptz,
  retired_by int references app_user,
  retired_reason text,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  check ((retired_at is null) = (retired_by is null) and (retired_at is null) = (retired_reason is null)),
  unique (project_id, id),
  foreign key (project_id, mining_unit_id) references mining_unit (project_id, id)
);
create unique index instrument_name on instrument (project_id, name_key(name)) where retired_at is null;
create index instrument_unit on instrument (project_id, mining_unit_id);

-- What an instrument modifies or replaces. No cycles: the call that writes it sees to it, under a lock.
create table instrument_change (
  project_id int not null,
  instrument_id int not null,
  earlier_id int not null check (earlier_id <> instrument_id),
  kind text not null check (kind in ('modifies', 'replaces')),
  primary key (project_id, instrument_id, earlier_id),
  foreign key (project_id, instrument_id) references instrument (project_id, id),
  foreign key (project_id, earlier_id) references instrument (project_id, id)
);
create index instrument_change_earlier on instrument_change (project_id, earlier_id);

create table instrument_document (
  id int generated always as identity primary key,
  project_id int not null references project,
  instrument_id int not null,
  name text not null,
  -- The original as it came.
  file_id int not null,
  -- A copy rewritten for opening fast; null where the original serves.
  viewing_file_id int,
  pages int,
  title text,
  has_script boolean,
  -- Nobody has looked into it yet, it can be read, or it cannot; and why not.
  state text not null default 'waiting' check (state in ('waiting', 'ready', 'refused')),
  problem text,
  added_at timestamptz not null,
  added_by int not null references app_user,
  removed_at timestamptz,
  removed_by int references app_user,
  version int not null default 1,
  check ((state = 'refused') = (problem is not null)),
  check (state <> 'ready' or pages is not null),
  check ((removed_at is null) = (removed_by is null)),
  unique (project_id, id),
  foreign key (project_id, instrument_id) references instrument (project_id, id),
  foreign key (project_id, file_id) references stored_file (project_id, id),
  foreign key (project_id, viewing_file_id) references stored_file (project_id, id)
);
create index instrument_document_of on instrument_document (project_id, instrument_id);
create index instrument_document_file on instrument_document (project_id, file_id);

-- The text of a page, read once; places of commitments point into it.
create table document_page (
  project_id int not null,
  document_id int not null,
  page int not null check (page > 0),
  text text not null,
  source text not null check (source in ('text', 'ocr', 'none')),
  -- Where the text's runs stand, in PDF points.
  runs jsonb not null,
  width_pt real not null,
  height_pt real not null,
  primary key (project_id, document_id, page),
  foreign key (project_id, document_id) references instrument_document (project_id, id)
);

do $$
declare t text;
begin
  foreach t in array array['mining_unit', 'instrument', 'instrument_change', 'instrument_document', 'document_page'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert, update, delete on mining_unit to puquio_app;
grant select, insert on instrument, instrument_document to puquio_app;
grant update (mining_unit_id, name, kind, year, authority, resolution, resolution_on, in_force_from, retired_at, retired_by,
  retired_reason, version) on instrument to puquio_app;
grant select, insert, update (kind), delete on instrument_change to puquio_app;
grant update (name, viewing_file_id, pages, title, has_script, state, problem, removed_at, removed_by, version)
  on instrument_document to puquio_app;
grant select, insert, update (text, source, runs, width_pt, height_pt), delete on document_page to puquio_app;

select audit_table('mining_unit', '{version}');
select audit_table('instrument', '{version}');
select audit_table('instrument_change');
select audit_table('instrument_document', '{version}');
