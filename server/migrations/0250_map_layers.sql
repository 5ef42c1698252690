-- A project's own layers, on each of its maps (decision 161): a file, kept as it came and as GeoJSON in WGS 84, or a service.

create table map_layer (
  id int generated always as identity primary key,
  project_id int not null references project,
  kind text not null check (kind in ('file', 'wms')),
  name text not null check (length(name) between 1 and 80),
  color text not null,
  width_px double precision not null check (width_px between 0.5 and 10),
  opacity double precision not null check (opacity between 0.1 and 1),
  -- Drawn until a person says otherwise.
  is_shown boolean not null,
  attribution text not null check (length(attribution) <= 200),
  -- The first one lies on top.
  position int not null,
  -- West, south, east, north, in degrees of WGS 84; null of a service that does not say.
  bbox double precision[] check (array_length(bbox, 1) = 4),
  -- In which its coordinates came, or are asked for.
  epsg int not null,
  -- Of a file.
  format text check (format in ('geojson', 'kml', 'kmz', 'shapefile')),
  file_name text,
  media_type text,
  file_bytes bigint,
  file_sha256 bytea,
  content_bytes bigint,
  content_sha256 bytea,
  bytes bigint not null default 0,
  features int,
  points int,
  -- What was met and left out, with how many.
  notes jsonb not null default '[]' check (jsonb_typeof(notes) = 'array'),
  -- Of a service.
  wms_url text check (length(wms_url) <= 1000),
  wms_version text check (wms_version in ('1.1.1', '1.3.0')),
  wms_layer text,
  wms_title text,
  wms_format text,
  created_at timestamptz not null,
  created_by int not null references app_user,
  version int not null default 1,
  check ((kind = 'file') = (file_sha256 is not null)),
  check ((kind = 'file') = (content_sha256 is not null)),
  check ((kind = 'file') = (format is not null)),
  check ((kind = 'wms') = (wms_url is not null)),
  unique (project_id, id)
);
create unique index map_layer_name on map_layer (project_id, name_key(name));
create index map_layer_file on map_layer (file_sha256) where file_sha256 is not null;
create index map_layer_content on map_layer (content_sha256) where content_sha256 is not null;

alter table map_layer enable row level security;
alter table map_layer force row level security;
create policy tenant on map_layer using (project_id = nullif(current_setting('app.project', true), '')::int);
grant select, insert, delete on map_layer to puquio_app;
grant update (name, color, width_px, opacity, is_shown, attribution, position, version) on map_layer to puquio_app;
-- The address of a service may hold a key.
select audit_table('map_layer', '{version,file_sha256,content_sha256,content_bytes,bytes,media_type,notes,bbox}', '{wms_url}');

create or replace function project_bytes(of_project int) returns bigint
language sql stable set search_path = pg_catalog, public, pg_temp as $$
  select (coalesce((select sum(bytes) from stored_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_file where project_id = of_project), 0)
    + coalesce((select sum(bytes) from notification_upload where project_id = of_project and not is_sent), 0)
    + coalesce((select sum(bytes) from plan_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(bytes) from result_import where project_id = of_project and state <> 'refused'), 0)
    + coalesce((select sum(staged_bytes + coalesce(report_bytes, 0)) from result_import
      where project_id = of_project and state in ('checking', 'mapped', 'checked')), 0)
    + coalesce((select sum(bytes) from container_upload where project_id = of_project and container_file_id is null), 0)
    + coalesce((select sum(bytes) from data_export where project_id = of_project), 0)
    + coalesce((select sum(bytes) from pdf_report where project_id = of_project), 0)
    + coalesce((select sum(bytes) from evidence_pack where project_id = of_project), 0)
    + coalesce((select sum(bytes) from map_layer where project_id = of_project), 0)
    + coalesce((select sum(text_bytes) from instrument_document where project_id = of_project), 0))::bigint
$$;
