-- Client certificates by which devices sign in over TLS, known by their SHA-256; the authority is the operator's.

create table device_certificate (
  id int generated always as identity primary key,
  project_id int not null references project,
  device_id int not null,
  -- SHA-256 of the DER, in lower case hex. Shown in every handshake: no secret.
  fingerprint text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  -- As the certificate says; empty where only its fingerprint was given.
  subject text not null default '',
  not_after timestamptz,
  created_at timestamptz not null,
  created_by int not null references app_user,
  last_used_at timestamptz,
  revoked_at timestamptz,
  unique (project_id, id),
  foreign key (project_id, device_id) references device (project_id, id)
);
-- Of the whole installation: a device signs in before there is a project.
create unique index device_certificate_fingerprint on device_certificate (fingerprint) where revoked_at is null;
create index device_certificate_device on device_certificate (project_id, device_id) where revoked_at is null;

alter table device_certificate enable row level security;
alter table device_certificate force row level security;
create policy tenant on device_certificate using (project_id = nullif(current_setting('app.project', true), '')::int);
create policy telemetry on device_certificate to puquio_telemetry using (true);
grant select, insert on device_certificate to puquio_app;
grant update (revoked_at) on device_certificate to puquio_app;
grant select on device_certificate to puquio_telemetry;
grant update (last_used_at) on device_certificate to puquio_telemetry;
select audit_table('device_certificate', '{last_used_at}');
