-- What instruments oblige the company to: found in their documents, verified by people, kept for ever (decision 130).

create table commitment (
  id int generated always as identity primary key,
  project_id int not null references project,
  instrument_id int not null,
  short_name text not null,
  text text not null,
  component_id int,
  subcomponent_id int,
  mining_component_id int,
  phase text check (phase in ('construction', 'operation', 'closure', 'post-closure')),
  kind text not null check (kind in ('monitoring', 'measure', 'limit', 'report', 'payment', 'prohibition', 'study')),
  frequency_id int,
  deadline_on date,
  deadline_event text,
  -- A responsible role, which 0162 refers to.
  role_id int,
  -- What the document names, as it names it.
  named jsonb not null default '{}',
  confidence real check (confidence between 0 and 1),
  method text not null check (method in ('model', 'rules', 'hand')),
  model text,
  -- The run that found it, which 0163 refers to.
  extraction_id int,
  -- In force is no stored state: it follows from the instrument and the day.
  state text not null default 'proposed' check (state in ('proposed', 'verified', 'rejected', 'superseded')),
  is_edited boolean not null default false,
  decided_at timestamptz,
  decided_by int references app_user,
  decided_reason text,
  superseded_by_id int,
  -- One that was joined into another is rejected and says into which.
  joined_into_id int,
  -- What searches look into.
  search_key text not null generated always as (name_key(short_name || ' ' || text)) stored,
  created_at timestamptz not null,
  created_by int references app_user,
  version int not null default 1,
  check (deadline_on is null or deadline_event is null),
  check ((state = 'superseded') = (superseded_by_id is not null)),
  unique (project_id, id),
  foreign key (project_id, instrument_id) references instrument (project_id, id),
  foreign key (project_id, component_id) references environmental_component (project_id, id),
  foreign key (project_id, subcomponent_id) references environmental_subcomponent (project_id, id),
  foreign key (project_id, mining_component_id) references mining_component (project_id, id),
  foreign key (project_id, frequency_id) references frequency (project_id, id),
  foreign key (project_id, superseded_by_id) references commitment (project_id, id),
  foreign key (project_id, joined_into_id) references commitment (project_id, id)
);
create index commitment_instrument on commitment (project_id, instrument_id, state);
create index commitment_name on commitment (project_id, name_key(short_name)) where state = 'verified';

create table commitment_place (
  id int generated always as identity primary key,
  project_id int not null,
  commitment_id int not null,
  document_id int not null,
  page int not null check (page > 0),
  to_page int check (to_page > page),
  quote text not null,
  -- Characters of the page's text, from 0; the end is that of the page where it ends.
  start int not null check (start >= 0),
  "end" int not null check ("end" >= 0),
  -- [{ page, x, y, width, height }] in PDF points from the top left
  areas jsonb not null,
  unique (project_id, id),
  foreign key (project_id, commitment_id) references commitment (project_id, id),
  foreign key (project_id, document_id) references instrument_document (project_id, id)
);
create index commitment_place_commitment on commitment_place (project_id, commitment_id);
create index commitment_place_page on commitment_place (project_id, document_id, page);

create table commitment_station (
  project_id int not null,
  commitment_id int not null,
  station_id int not null,
  primary key (project_id, commitment_id, station_id),
  foreign key (project_id, commitment_id) references commitment (project_id, id),
  foreign key (project_id, station_id) references station (project_id, id)
);
create table commitment_parameter (
  project_id int not null,
  commitment_id int not null,
  parameter_id int not null,
  primary key (project_id, commitment_id, parameter_id),
  foreign key (project_id, commitment_id) references commitment (project_id, id),
  foreign key (project_id, parameter_id) references parameter (project_id, id)
);

create table commitment_change (
  id bigint generated always as identity primary key,
  project_id int not null,
  commitment_id int not null,
  at timestamptz not null,
  -- Null of what the system did.
  user_id int references app_user,
  action text not null check (action in ('proposed', 'created', 'found-again', 'edited', 'verified', 'rejected',
    'superseded', 'split', 'split-off', 'joined', 'joined-into', 'taken-back')),
  -- { before, after, others } of what can be taken back
  changes jsonb not null default '{}',
  reason text,
  foreign key (project_id, commitment_id) references commitment (project_id, id)
);
create index commitment_change_commitment on commitment_change (project_id, commitment_id, id desc);

-- The text that a plan brought stays beside it, in `commitment`.
alter table monitoring
  add column commitment_id int,
  add foreign key (project_id, commitment_id) references commitment (project_id, id);
create index monitoring_commitment on monitoring (project_id, commitment_id) where commitment_id is not null;

do $$
declare t text;
begin
  foreach t in array array['commitment', 'commitment_place', 'commitment_station', 'commitment_parameter',
    'commitment_change'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
  end loop;
end $$;
grant select, insert on commitment, commitment_place, commitment_station, commitment_parameter, commitment_change
  to puquio_app;
grant update (short_name, text, component_id, subcomponent_id, mining_component_id, phase, kind, frequency_id,
  deadline_on, deadline_event, role_id, named, confidence, method, model, extraction_id, state, is_edited, decided_at,
  decided_by, decided_reason, superseded_by_id, joined_into_id, version) on commitment to puquio_app;
grant delete on commitment_place, commitment_station, commitment_parameter to puquio_app;

select audit_table('commitment', '{version,search_key}');
select audit_table('commitment_place', '{areas}');
select audit_table('commitment_station');
select audit_table('commitment_parameter');
