-- Readings of sensors, in a schema of their own (decision 081). They carry no project: who may read which is decided on
-- `variable`, whose ids then go to these tables. Nothing refers to them, and no trigger watches them.

do $$ begin
  if not exists (select from pg_roles where rolname = 'puquio_telemetry') then
    raise exception 'the role puquio_telemetry is missing: see "An external PostgreSQL" in docs/operations.md';
  end if;
end $$;

-- Of the table `variable`. Never given twice: the readings of a variable that is gone must not become another's.
create sequence variable_id_seq as int;

create schema telemetry;
grant usage on schema telemetry to puquio_telemetry;

create table telemetry.reading (
  -- When it was measured.
  ts timestamptz not null,
  -- As the device sent it, and with its factors; null where there is none.
  raw float8,
  value float8,
  variable_id int not null,
  -- From measuring to receiving; below zero where the device's clock is ahead.
  lag_s int not null,
  -- 1 mobile, 2 LoRa, 3 satellite.
  channel int2 not null,
  -- 0 good, 1 suspect.
  quality int2 not null,
  primary key (variable_id, ts)
) partition by range (ts);

-- Of good readings. `bucket` is where 10 minutes, an hour or a day begins; days begin at 05:00 UTC, midnight in Peru.
create table telemetry.reading_10m (
  bucket timestamptz not null,
  vsum float8 not null,
  vmin float8 not null,
  vmax float8 not null,
  vlast float8 not null,
  variable_id int not null,
  n int not null,
  primary key (variable_id, bucket)
);
create table telemetry.reading_1h (like telemetry.reading_10m including all);
create table telemetry.reading_1d (like telemetry.reading_10m including all);

-- The buckets of 10 minutes to compute anew: a row for each flush, hence no key. A key would make a flush wait for the
-- one before it, or lose its mark to whoever claims the row that is there.
create table telemetry.rollup_dirty (bucket timestamptz not null, variable_id int not null);

create table telemetry.reading_latest (
  ts timestamptz not null,
  raw float8,
  value float8,
  variable_id int primary key,
  lag_s int not null,
  channel int2 not null,
  quality int2 not null
) with (fillfactor = 50);

-- What devices sent, byte by byte, to be decoded again by a better decoder.
create table telemetry.raw_message (
  received_at timestamptz not null,
  id uuid not null,
  device_id int not null,
  way_in text not null,
  -- By which the same message sent twice is known; null where the way in has none.
  dedup_key text,
  status text not null check (status in ('read', 'partly', 'refused')),
  -- Why not all of it was stored.
  problem text,
  body bytea not null,
  primary key (device_id, received_at, id)
) partition by range (received_at);

-- A key of a partitioned table holds its time, and a message sent again comes at another time. So the keys of the last
-- days stand here.
create table telemetry.message_key (
  received_at timestamptz not null,
  device_id int not null,
  dedup_key text not null,
  primary key (device_id, dedup_key)
);

grant select, insert, update, delete on telemetry.reading to puquio_telemetry;
grant select, insert, update, delete on telemetry.reading_10m to puquio_telemetry;
grant select, insert, update, delete on telemetry.reading_1h to puquio_telemetry;
grant select, insert, update, delete on telemetry.reading_1d to puquio_telemetry;
grant select, insert, update, delete on telemetry.rollup_dirty to puquio_telemetry;
grant select, insert, update, delete on telemetry.reading_latest to puquio_telemetry;
grant select, insert, update, delete on telemetry.raw_message to puquio_telemetry;
grant select, insert, update, delete on telemetry.message_key to puquio_telemetry;
