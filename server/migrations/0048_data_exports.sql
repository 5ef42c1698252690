-- Who exported which results, and the files of exports that are made in the background.

create table data_export (
  id int generated always as identity primary key,
  project_id int not null references project,
  format text not null check (format in ('csv', 'xlsx', 'json')),
  layout text not null check (layout in ('long', 'wide', 'stations')),
  -- Filters and options, by which it can be repeated.
  choices jsonb not null,
  rows int not null check (rows >= 0),
  requested_at timestamptz not null,
  requested_by int not null references app_user,
  -- Of one that is made in the background.
  job_id int,
  ended_at timestamptz,
  -- The finished file, until it is removed.
  sha256 bytea,
  file_name text,
  bytes bigint,
  unique (project_id, id),
  check ((sha256 is null) = (file_name is null) and (sha256 is null) = (bytes is null))
);
create index data_export_of on data_export (project_id, requested_at desc, id desc);
create index data_export_file on data_export (sha256) where sha256 is not null;
alter table data_export enable row level security;
alter table data_export force row level security;
create policy tenant on data_export using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, update on data_export to puquio_app;
select audit_table('data_export', array['sha256', 'layout', 'job_id', 'bytes']);

-- An apostrophe makes a text of what a spreadsheet would take for a formula: the whole, and each part that becomes a
-- cell where the file is opened with another delimiter. Signs are found behind blanks and invisible characters, too.
create function harmless_cell(cell text) returns text language sql immutable parallel safe as $$
  select case
    when cell is null or translate(cell, E'=+-@＝＋－＠\t\r\n', '') = cell then cell
    when cell ~ '^[+-]?[0-9]+([.,][0-9]+)?$' then cell
    else regexp_replace(cell,
      '(^|[,;\t|\r\n])([\s"\u0001-\u0020\u007f-\u00a0\u00ad\u061c\u1680\u180e\u2000-\u200f\u2028-\u202f\u205f-\u206f\u3000\ufeff\ufff9-\ufffb]*[=+\-@＝＋－＠])',
      '\1''\2', 'g')
  end
$$;

-- Files of exports count in their project as the others that are kept.
create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0))::bigint
$$;
