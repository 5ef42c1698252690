-- Plants that neutralize acid water, what they dose, and what each day treated and used (decision 152).

create table treatment_plant (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null check (length(name) <= 100),
  inflow_station_id int,
  effluent_station_id int,
  target_ph double precision check (target_ph between 0 and 14),
  -- mg/L CaCO3 that may remain.
  residual_acidity double precision not null default 0 check (residual_acidity between 0 and 100000),
  -- When consumption is up while pH is not (docs/formulas.md).
  dose_percent double precision not null check (dose_percent between 1 and 1000),
  ph_rise double precision not null check (ph_rise between 0 and 5),
  planned_percent double precision not null check (planned_percent between 0 and 1000),
  flow_variable_id int,
  ph_in_variable_id int,
  ph_out_variable_id int,
  created_at timestamptz not null,
  created_by int not null references app_user,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id),
  foreign key (project_id, inflow_station_id) references station (project_id, id),
  foreign key (project_id, effluent_station_id) references station (project_id, id),
  foreign key (project_id, flow_variable_id) references variable (project_id, id) on delete set null (flow_variable_id),
  foreign key (project_id, ph_in_variable_id) references variable (project_id, id) on delete set null (ph_in_variable_id),
  foreign key (project_id, ph_out_variable_id) references variable (project_id, id) on delete set null (ph_out_variable_id)
);
create unique index treatment_plant_name on treatment_plant (project_id, name_key(name)) where retired_at is null;

create table neutralizer (
  id int generated always as identity primary key,
  project_id int not null references project,
  name text not null check (length(name) <= 100),
  formula text not null check (formula in ('CaO', 'CaOH2', 'NaOH', 'Na2CO3', 'MgOH2', 'MgO', 'CaCO3')),
  -- Parts of one.
  purity double precision not null check (purity > 0 and purity <= 1),
  efficiency double precision not null check (efficiency > 0 and efficiency <= 1),
  created_at timestamptz not null,
  created_by int not null references app_user,
  retired_at timestamptz,
  version int not null default 1,
  unique (project_id, id)
);
create unique index neutralizer_name on neutralizer (project_id, name_key(name)) where retired_at is null;

-- From a day on, until that of the next one.
create table neutralizer_price (
  project_id int not null references project,
  neutralizer_id int not null,
  from_on date not null,
  per_t double precision not null check (per_t between 0 and 1000000000),
  currency text not null check (currency in ('PEN', 'USD')),
  primary key (project_id, neutralizer_id, from_on),
  foreign key (project_id, neutralizer_id) references neutralizer (project_id, id)
);

-- What a plant doses, each for its share of the acid.
create table plant_neutralizer (
  project_id int not null references project,
  plant_id int not null,
  neutralizer_id int not null,
  position smallint not null,
  share double precision not null check (share > 0 and share <= 1),
  -- Fewer days of stock are told of; null tells of none.
  low_stock_days double precision check (low_stock_days between 0 and 1000),
  -- What was told of and still holds.
  is_low boolean not null default false,
  is_up boolean not null default false,
  primary key (project_id, plant_id, neutralizer_id),
  foreign key (project_id, plant_id) references treatment_plant (project_id, id),
  foreign key (project_id, neutralizer_id) references neutralizer (project_id, id)
);

create table neutralizer_delivery (
  id int generated always as identity primary key,
  project_id int not null references project,
  plant_id int not null,
  neutralizer_id int not null,
  received_on date not null,
  kg double precision not null check (kg > 0 and kg <= 1000000000),
  reference text not null default '',
  created_at timestamptz not null,
  created_by int not null references app_user,
  unique (project_id, id),
  foreign key (project_id, plant_id, neutralizer_id) references plant_neutralizer (project_id, plant_id, neutralizer_id)
);
create index neutralizer_delivery_plant on neutralizer_delivery (project_id, plant_id, neutralizer_id, received_on);

-- The water of a plant's day, once, whatever number of products it was dosed with.
create table treatment_day (
  project_id int not null references project,
  plant_id int not null,
  treated_on date not null,
  flow_ls double precision check (flow_ls between 0 and 1000000),
  volume_m3 double precision check (volume_m3 between 0 and 100000000),
  hours double precision check (hours between 0 and 24),
  ph_in double precision check (ph_in between -2 and 16),
  ph_out double precision check (ph_out between -2 and 16),
  acidity double precision check (acidity between 0 and 1000000),
  fe2 double precision check (fe2 between 0 and 1000000),
  fe3 double precision check (fe3 between 0 and 1000000),
  al double precision check (al between 0 and 1000000),
  mn double precision check (mn between 0 and 1000000),
  zn double precision check (zn between 0 and 1000000),
  cu double precision check (cu between 0 and 1000000),
  note text not null default '',
  -- Which of flow, pH in and pH out were taken over from a device.
  from_device text[] not null default '{}',
  changed_at timestamptz not null,
  changed_by int not null references app_user,
  version int not null default 1,
  primary key (project_id, plant_id, treated_on),
  check (from_device <@ array['flowLs', 'phIn', 'phOut']),
  foreign key (project_id, plant_id) references treatment_plant (project_id, id)
);

create table neutralizer_use (
  project_id int not null references project,
  plant_id int not null,
  neutralizer_id int not null,
  treated_on date not null,
  kg double precision check (kg between 0 and 1000000000),
  -- Counted at the day's end; null where it follows from deliveries and uses.
  stock_kg double precision check (stock_kg between 0 and 1000000000),
  primary key (project_id, plant_id, treated_on, neutralizer_id),
  foreign key (project_id, plant_id, treated_on) references treatment_day (project_id, plant_id, treated_on) on delete cascade,
  foreign key (project_id, plant_id, neutralizer_id) references plant_neutralizer (project_id, plant_id, neutralizer_id)
);

do $$
declare t text;
begin
  foreach t in array array['treatment_plant', 'neutralizer', 'neutralizer_price', 'plant_neutralizer',
    'neutralizer_delivery', 'treatment_day', 'neutralizer_use'] loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format('create policy tenant on %I using (project_id = nullif(current_setting(''app.project'', true), '''')::int)', t);
    execute format('grant select, insert on %I to puquio_app', t);
  end loop;
end $$;
grant update (name, inflow_station_id, effluent_station_id, target_ph, residual_acidity, dose_percent, ph_rise, planned_percent,
  flow_variable_id, ph_in_variable_id, ph_out_variable_id, retired_at, version) on treatment_plant to puquio_app;
grant update (name, formula, purity, efficiency, retired_at, version) on neutralizer to puquio_app;
grant update (per_t, currency), delete on neutralizer_price to puquio_app;
grant update (position, share, low_stock_days, is_low, is_up), delete on plant_neutralizer to puquio_app;
grant delete on neutralizer_delivery to puquio_app;
grant update (flow_ls, volume_m3, hours, ph_in, ph_out, acidity, fe2, fe3, al, mn, zn, cu, note, from_device, changed_at,
  changed_by, version), delete on treatment_day to puquio_app;
grant update (kg, stock_kg), delete on neutralizer_use to puquio_app;

select audit_table('treatment_plant', '{version}');
select audit_table('neutralizer', '{version}');
select audit_table('neutralizer_price');
select audit_table('plant_neutralizer', '{position,is_low,is_up}');
select audit_table('neutralizer_delivery');
select audit_table('treatment_day', '{version,changed_at,changed_by}');
select audit_table('neutralizer_use');
