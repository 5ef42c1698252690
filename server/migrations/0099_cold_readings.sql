-- Readings of months that are closed, a row for a variable and day (decision 102). A reading stands here or in
-- `telemetry.reading`, never in both.
create table telemetry.reading_cold (
  variable_id int not null,
  -- In UTC, as the parts of `telemetry.reading` are: days since 1970.
  day int not null,
  -- How many readings it has.
  n int not null,
  -- As `platform/telemetry/cold/pack-day.ts` packs them.
  body bytea not null,
  primary key (variable_id, day)
);
-- It is compressed already.
alter table telemetry.reading_cold alter column body set storage external;
grant select, insert, delete on telemetry.reading_cold to puquio_telemetry;
