-- Links by which a laboratory checks and hands in its own files, without an account.
create table laboratory_link (
  id int generated always as identity primary key,
  project_id int not null references project,
  laboratory_id int not null,
  label text not null,
  -- SHA-256 of the secret, which nothing keeps.
  link_hash bytea not null unique,
  ending text not null,
  -- The last day, in the project's time zone.
  valid_until date not null,
  -- The stations that its files may name; null where all may be.
  station_ids int[],
  -- What is proposed when a file that it handed in is saved.
  campaign text not null default '',
  -- Where results stand in its files, as the laboratory said last. It is nobody else's.
  profile jsonb,
  created_at timestamptz not null,
  created_by int not null references app_user,
  last_used_at timestamptz,
  revoked_at timestamptz,
  revoked_by int references app_user,
  unique (project_id, id),
  foreign key (project_id, laboratory_id) references laboratory (project_id, id)
);

alter table laboratory_link enable row level security;
alter table laboratory_link force row level security;
create policy tenant on laboratory_link using (project_id = nullif(current_setting('app.project', true), '')::int);
-- Its hash is not read, and it is neither given to another laboratory nor made to last longer.
grant select (id, project_id, laboratory_id, label, ending, valid_until, station_ids, campaign, profile, created_at,
  created_by, last_used_at, revoked_at, revoked_by) on laboratory_link to puquio_app;
grant insert on laboratory_link to puquio_app;
grant update (revoked_at, revoked_by, profile) on laboratory_link to puquio_app;
select audit_table('laboratory_link', '{last_used_at,profile}', '{link_hash}');

-- An import is a person's, or a laboratory's by its link, which nobody else sees until it is handed in.
alter table result_import alter column user_id drop not null;
alter table result_import add column link_id int;
alter table result_import add column handed_in_at timestamptz;
-- As they were then: values, and those of them that waited.
alter table result_import add column handed_in_values int;
alter table result_import add column handed_in_held int;
alter table result_import add foreign key (project_id, link_id) references laboratory_link (project_id, id);
alter table result_import add check ((user_id is null) = (link_id is not null));
create index result_import_link on result_import (project_id, link_id) where link_id is not null;

-- Finds a link, and notes its use, at most once a minute.
create function use_laboratory_link(secret_hash bytea, at timestamptz) returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  found laboratory_link;
begin
  select * into found from laboratory_link where link_hash = secret_hash;
  if found.id is null then return null; end if;
  if found.revoked_at is null and found.valid_until >= (at at time zone (select time_zone from project where id = found.project_id))::date
    and (found.last_used_at is null or found.last_used_at < at - interval '1 minute') then
    update laboratory_link set last_used_at = at where id = found.id;
  end if;
  return (select jsonb_build_object(
    'id', found.id, 'projectId', found.project_id, 'timeZone', p.time_zone, 'project', p.name,
    'laboratoryId', found.laboratory_id, 'laboratory', l.name, 'label', found.label, 'until', found.valid_until,
    'stationIds', found.station_ids, 'revokedAt', found.revoked_at)
    from project p, laboratory l where p.id = found.project_id and l.id = found.laboratory_id);
end $$;
revoke all on function use_laboratory_link(bytea, timestamptz) from public;
grant execute on function use_laboratory_link(bytea, timestamptz) to puquio_app;
