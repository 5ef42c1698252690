-- Evidence packs: who made which of what, what was in each, and its file while it is kept (decision 133).

create table evidence_pack (
  id int generated always as identity primary key,
  project_id int not null references project,
  kind text not null check (kind in ('commitment', 'instrument', 'period')),
  commitment_id int,
  instrument_id int,
  from_on date,
  to_on date check (to_on >= from_on),
  language text not null check (language in ('es', 'en', 'fr', 'pt')),
  parts text[] not null,
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  pdf_report_id int,
  -- What puts the PDF and the files together.
  job_id bigint,
  ended_at timestamptz,
  problem text,
  -- Counts, and the files with their paths, sizes and hashes.
  contents jsonb,
  -- SHA-256 of the whole, which stays when the file is gone.
  digest text,
  sha256 bytea,
  file_name text,
  bytes bigint,
  check ((kind = 'commitment') = (commitment_id is not null)),
  check ((kind = 'instrument') = (instrument_id is not null)),
  check (kind <> 'period' or from_on is not null and to_on is not null),
  check ((sha256 is null) = (file_name is null) and (sha256 is null) = (bytes is null)),
  unique (project_id, id),
  foreign key (project_id, commitment_id) references commitment (project_id, id),
  foreign key (project_id, instrument_id) references instrument (project_id, id),
  foreign key (project_id, pdf_report_id) references pdf_report (project_id, id)
);
create index evidence_pack_of on evidence_pack (project_id, requested_at desc, id desc);
create index evidence_pack_file on evidence_pack (sha256) where sha256 is not null;
alter table evidence_pack enable row level security;
alter table evidence_pack force row level security;
create policy tenant on evidence_pack using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert on evidence_pack to puquio_app;
grant update (pdf_report_id, job_id, ended_at, problem, contents, digest, sha256, file_name, bytes) on evidence_pack
  to puquio_app;
select audit_table('evidence_pack', array['sha256', 'job_id', 'pdf_report_id', 'bytes', 'contents', 'digest']);

-- By which the installation signs packs: made when the first one is, and never changed.
create table signing_key (
  id int generated always as identity primary key,
  -- SPKI, PEM.
  public_key text not null,
  -- PKCS #8 PEM, sealed for the purpose 'pack-signing'.
  private_sealed text not null,
  created_at timestamptz not null
);
create unique index signing_key_one on signing_key ((true));
grant select, insert on signing_key to puquio_app;
select audit_table('signing_key', '{}', '{private_sealed}');
