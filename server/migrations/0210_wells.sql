-- Wells and piezometers with their soundings (decision 150). Levels are metres above sea.

create table well (
  id int generated always as identity primary key,
  project_id int not null references project,
  -- As people call it; one hole may hold several.
  name text not null check (length(name) between 1 and 60),
  station_id int not null,
  kind text not null check (kind in ('standpipe', 'casagrande', 'vibrating-wire')),
  terrain_level_m double precision not null,
  -- From the ground up to the top of the pipe.
  stick_up_m double precision not null default 0,
  -- From the ground down to the bottom, or to the tip.
  depth_m double precision not null check (depth_m > 0),
  screen_from_m double precision,
  screen_to_m double precision,
  -- Alarm levels.
  low_m double precision,
  high_m double precision,
  -- Of a device: what gives the level by itself.
  variable_id int,
  note text not null default '',
  retired_at timestamptz,
  created_at timestamptz not null,
  version int not null default 1,
  check ((screen_from_m is null) = (screen_to_m is null) and screen_from_m < screen_to_m),
  check (low_m < high_m),
  unique (project_id, id),
  foreign key (project_id, station_id) references station (project_id, id),
  foreign key (project_id, variable_id) references variable (project_id, id)
);
create unique index well_name on well (project_id, name_key(name)) where retired_at is null;
create index well_station on well (project_id, station_id);
create index well_variable on well (project_id, variable_id) where variable_id is not null;

-- What a person met at a well. It is never deleted: a wrong one is annulled, and one that corrects it names it.
create table sounding (
  id int generated always as identity primary key,
  project_id int not null references project,
  well_id int not null,
  measured_at timestamptz not null,
  state text not null check (state in ('measured', 'dry', 'artesian')),
  -- From the top of the pipe down to the water, or of artesian water up to it.
  depth_to_water_m double precision,
  head_above_top_m double precision check (head_above_top_m >= 0),
  -- Of the well when it was measured: its pipe may have been made longer since.
  top_level_m double precision not null,
  bottom_level_m double precision not null,
  level_m double precision not null generated always as (round((case state when 'dry' then bottom_level_m
    when 'artesian' then top_level_m + head_above_top_m else top_level_m - depth_to_water_m end)::numeric, 4)::double precision) stored,
  measured_by text not null default '' check (length(measured_by) <= 100),
  note text not null default '',
  -- The one that it stands for.
  corrects_id int,
  entered_at timestamptz not null,
  entered_by int not null references app_user,
  annulled_at timestamptz,
  annulled_by int references app_user,
  annulled_reason text,
  check ((state = 'measured') = (depth_to_water_m is not null)),
  check ((state = 'artesian') = (head_above_top_m is not null)),
  check ((annulled_at is null) = (annulled_by is null) and (annulled_at is null) = (annulled_reason is null)),
  unique (project_id, id),
  foreign key (project_id, well_id) references well (project_id, id),
  foreign key (project_id, corrects_id) references sounding (project_id, id)
);
create unique index sounding_moment on sounding (project_id, well_id, measured_at) where annulled_at is null;
create index sounding_corrects on sounding (project_id, corrects_id) where corrects_id is not null;

do $$
declare t text;
begin
  foreach t in array array['well', 'sounding'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
    execute format('grant select, insert on %I to puquio_app', t);
  end loop;
end $$;
grant update (name, station_id, kind, terrain_level_m, stick_up_m, depth_m, screen_from_m, screen_to_m, low_m, high_m,
  variable_id, note, retired_at, version) on well to puquio_app;
grant update (top_level_m, bottom_level_m, annulled_at, annulled_by, annulled_reason) on sounding to puquio_app;

select audit_table('well', '{version}');
select audit_table('sounding');
