import {
  addDays,
  bottomLevelM,
  todayIn,
  topLevelM,
  type WellKind,
  zonedInstant,
} from '@puquio/domain'
import type { Rows } from '../src/platform/db/database.ts'
import { sql } from '../src/platform/db/sql.ts'
import { models, seedOf } from './devices/models.ts'
import type { LoadedMine } from './load-mine.ts'
import type { Random } from './random.ts'

type WellSeed = {
  name: string
  station: string
  kind: WellKind
  stickUpM: number
  depthM: number
  /** The device whose water level it has. */
  sensor?: string
  /** Of the alarm level, below the ground. */
  alarmDepthM?: number
  /** Depth to water from the top, in metres, by months before now and the season (−1 to 1); null where it is dry. */
  depthToWaterM?: (monthsAgo: number, season: number) => number | null
}

/** The piezometers of the tailings dam: four with sensors, one that rises over its alarm level, one dry, one artesian. */
const dam: readonly WellSeed[] = [
  {
    name: 'PCV-01',
    station: 'YP-01',
    kind: 'vibrating-wire',
    stickUpM: 0,
    depthM: 46.2,
    sensor: 'PZ-4500-0117',
    alarmDepthM: 8,
  },
  {
    name: 'PCV-02',
    station: 'YP-02',
    kind: 'vibrating-wire',
    stickUpM: 0,
    depthM: 47.5,
    sensor: 'PZ-4500-0118',
    alarmDepthM: 8,
  },
  {
    name: 'PCV-03',
    station: 'YP-03',
    kind: 'vibrating-wire',
    stickUpM: 0,
    depthM: 45.8,
    sensor: 'PZ-4500-0119',
    alarmDepthM: 8,
  },
  {
    name: 'PCV-04',
    station: 'YP-04',
    kind: 'vibrating-wire',
    stickUpM: 0,
    depthM: 41,
    sensor: 'PZ-4500-0120',
    alarmDepthM: 5,
  },
  {
    name: 'PC-01',
    station: 'YP-01',
    kind: 'casagrande',
    stickUpM: 0.85,
    depthM: 32,
    alarmDepthM: 9.5,
    depthToWaterM: (monthsAgo, season) => 9.6 + 0.22 * monthsAgo - 0.7 * season,
  },
  {
    name: 'PC-02',
    station: 'YP-02',
    kind: 'casagrande',
    stickUpM: 0.9,
    depthM: 14,
    alarmDepthM: 6,
    depthToWaterM: (monthsAgo) => (monthsAgo > 17 ? 14.1 - 0.05 * (monthsAgo - 17) : null),
  },
  {
    name: 'PC-04',
    station: 'YP-04',
    kind: 'standpipe',
    stickUpM: 0.6,
    depthM: 18,
    depthToWaterM: (monthsAgo, season) => 0.12 * monthsAgo - 0.35 - 0.25 * (season + 1),
  },
]

type Of = { loaded: LoadedMine; monitor: number; now: string; random: Random }

const timeZone = 'America/Lima'
const months = 24
const yearMs = 365.25 * 86_400_000

/** Wells of the first mine's dam, each sounded every month of two years. */
export async function loadWells(rows: Rows, { loaded, monitor, now, random }: Of): Promise<void> {
  const { projectId, stations } = loaded
  const today = todayIn(timeZone, new Date(now))
  for (const seed of dam) {
    const { name, station, kind, stickUpM, depthM, sensor, alarmDepthM } = seed
    const [made] = await rows<{ id: number; terrainM: number }>(sql`
      insert into well (project_id, name, station_id, kind, terrain_level_m, stick_up_m, depth_m, screen_from_m,
        screen_to_m, high_m, variable_id, created_at)
      select ${projectId}, ${name}, s.id, ${kind}, s.altitude_m, ${stickUpM}::float8, ${depthM}::float8,
        ${kind === 'vibrating-wire' ? null : depthM - 4}::float8, ${kind === 'vibrating-wire' ? null : depthM - 1}::float8,
        s.altitude_m - ${alarmDepthM ?? null}::float8,
        (select v.id from variable v join device d on d.id = v.device_id
          where d.project_id = ${projectId} and d.serial = ${sensor ?? ''} and v.key = 'water-level'),
        ${addDays(today, -800)}
      from station s where s.project_id = ${projectId} and s.id = ${stations.get(station)}
      returning id, terrain_level_m as terrain_m`)
    if (!made) continue
    const place = { terrainLevelM: made.terrainM, stickUpM, depthM }
    for (let monthsAgo = months; monthsAgo >= 0; monthsAgo--) {
      const on = addDays(today, -3 - Math.round(monthsAgo * 30.4))
      const at = zonedInstant(on, `0${8 + (monthsAgo % 2)}:${random.whole(10, 59)}`, timeZone)
      const season = Math.cos((2 * Math.PI * (Date.parse(at) - Date.UTC(2026, 1, 1))) / yearMs)
      const depth = sensor
        ? sensedDepthM(sensor, depthM, at, monthsAgo)
        : (seed.depthToWaterM?.(monthsAgo, season) ?? null)
      const read =
        depth === null ? null : Math.round((depth + (random.next() - 0.5) * 0.04) * 100) / 100
      const state = read === null ? 'dry' : read < 0 ? 'artesian' : 'measured'
      await rows(sql`
        insert into sounding (project_id, well_id, measured_at, state, depth_to_water_m, head_above_top_m, top_level_m,
          bottom_level_m, measured_by, entered_at, entered_by)
        values (${projectId}, ${made.id}, ${at}, ${state}, ${state === 'measured' ? read : null},
          ${state === 'artesian' && read !== null ? -read : null}, ${topLevelM(place)}, ${bottomLevelM(place)},
          'Rosa Quispe', ${at}, ${monitor})`)
    }
  }
}

const [head] = models.piezometer

/** What a person measures beside a sensor that has sunk 4 cm a year. */
const sensedDepthM = (serial: string, depthM: number, at: string, monthsAgo: number): number =>
  depthM - head.at(seedOf(serial), Date.parse(at)) - (0.04 * (months - monthsAgo)) / 12
