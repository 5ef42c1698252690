import {
  type DifferencesOfWell,
  type LevelAtInstant,
  type LevelColumns,
  type LevelsOfWell,
  shownWellsMax,
  type Well,
} from '@puquio/contract/levels/levels'
import {
  driftOf,
  type LevelDifference,
  type LevelPoint,
  levelAt,
  soundedLevelAt,
  type SoundedLevel,
  tenthOfMm,
  topLevelM,
  wellState,
  widthMs,
} from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { levelFor } from '../../platform/telemetry/levels.ts'
import { localDays } from '../../platform/telemetry/local-days.ts'
import { joinedSpans } from './joined-spans.ts'
import { type Measured, readAround, readMeasured, readNewest } from './soundings/soundings-store.ts'
import { findWells, isRainVariable, listWells, type WellRow } from './wells-store.ts'

type Parts = Pick<Platform, 'telemetry'>

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A sensor's hours so far around an instant say what it measured then. */
const aroundMs = 6 * hourMs
/** Soundings come at least every quarter: over a longer time nothing is known between two. */
const mostApartDays = 100
const mostApartMs = mostApartDays * dayMs
/** The change is against the level so many days before the newest one. */
const changeDays = 30

/** The wells of a project with their newest level, by sounding or sensor, and what it means now. */
export async function readWells(
  { telemetry }: Parts,
  scope: ProjectScope,
  withRetired: boolean,
): Promise<Well[]> {
  const wells = await listWells(scope, withRetired)
  const ids = wells.map(({ id }) => id)
  const variableIds = sensorsOf(wells)
  const [soundings, latest] = await Promise.all([
    // The level of then may lie between two soundings, the first of which is as much older.
    readNewest(scope, ids, changeDays + mostApartDays),
    telemetry.latest(variableIds),
  ])
  const byWell = Map.groupBy(soundings, ({ wellId }) => wellId)
  const bySensor = new Map(latest.map((reading) => [reading.variableId, reading]))
  const before = await sensorsAt(
    { telemetry },
    latest.map(({ variableId, atMs }) => ({ variableId, atMs: [atMs - changeDays * dayMs] })),
  )
  const nowMs = scope.clock.now().getTime()
  return wells.map((well) => {
    const of = byWell.get(well.id) ?? []
    const newest = newestOf(of.at(-1), bySensor.get(well.variableId ?? 0))
    const earlier = newest && newest.atMs - changeDays * dayMs
    const was =
      earlier === null || newest?.state === 'dry'
        ? null
        : newest?.source === 'sensor'
          ? levelAt(before.get(well.variableId ?? 0) ?? [], earlier, 2 * aroundMs)
          : waterAt(of, earlier)
    return {
      ...well,
      state: wellState(
        newest && { ...newest, isDry: newest.state === 'dry' },
        { ...well, topM: topLevelM(well) },
        nowMs,
      ),
      newest: newest && {
        at: new Date(newest.atMs).toISOString(),
        levelM: newest.levelM,
        source: newest.source,
        state: newest.levelM > topLevelM(well) ? 'artesian' : newest.state,
      },
      change30M: was === null || newest === null ? null : tenthOfMm(newest.levelM - was),
    }
  })
}

type Newest = Pick<Measured, 'atMs' | 'levelM' | 'state'> & { source: 'sounding' | 'sensor' }

function newestOf(
  sounding: Measured | undefined,
  reading: { atMs: number; value: number | null } | undefined,
): Newest | null {
  if (reading && reading.value !== null && (!sounding || reading.atMs > sounding.atMs))
    return { atMs: reading.atMs, levelM: reading.value, state: 'measured', source: 'sensor' }
  return sounding ? { ...sounding, source: 'sounding' } : null
}

const soundedOf = (soundings: readonly Measured[]): SoundedLevel[] =>
  soundings.map(({ atMs, levelM, state }) => ({ atMs, levelM, isDry: state === 'dry' }))

const waterAt = (soundings: readonly Measured[], atMs: number): number | null => {
  const found = soundedLevelAt(soundedOf(soundings), atMs, mostApartMs)
  return found && !found.isDry ? found.levelM : null
}

const sensorsOf = (wells: readonly WellRow[]): number[] =>
  wells.flatMap(({ variableId }) => variableId ?? [])

/** What sensors measured around instants: means of hours at their middles, by variable. */
async function sensorsAt(
  { telemetry }: Parts,
  asked: readonly { variableId: number; atMs: readonly number[] }[],
): Promise<Map<number, LevelPoint[]>> {
  const ranges = asked.flatMap(({ variableId, atMs }) =>
    joinedSpans(
      atMs.map((at) => ({ fromMs: at - aroundMs - hourMs / 2, beforeMs: at + aroundMs })),
    ).map((span) => ({ variableId, ...span })),
  )
  const hours = await telemetry.hours(ranges)
  return new Map(
    hours.map(({ variableId, atMs, mean }) => [
      variableId,
      atMs.map((at, index) => ({ atMs: at, levelM: mean[index] as number })),
    ]),
  )
}

export type AskedLevels = { wells?: number[] | undefined; from: string; to: string }

async function asked(
  scope: ProjectScope,
  wells: readonly number[] | undefined,
): Promise<WellRow[]> {
  const ids = [...new Set(wells)]
  if (ids.length > shownWellsMax) throw fieldProblem('wells', 'too-big', { max: shownWellsMax })
  const found = await findWells(scope, ids)
  if (found.length !== ids.length) throw new Problem('NOT_FOUND')
  return found
}

function spanOf({ from, to }: AskedLevels) {
  const span = { fromMs: Date.parse(from), beforeMs: Date.parse(to) }
  if (span.fromMs >= span.beforeMs) throw fieldProblem('to', 'ends-before-start')
  return span
}

export type ShownLevels = { wells: LevelsOfWell[]; rain: LevelColumns | null }

/** Levels of wells between two times: soundings, and what their sensors measured by the rollups that a graph reads. */
export async function readLevels(
  { telemetry }: Parts,
  scope: ProjectScope,
  query: AskedLevels & { rain?: number | undefined },
): Promise<ShownLevels & { rows: WellRow[] }> {
  const span = spanOf(query)
  const rows = await asked(scope, query.wells)
  if (query.rain !== undefined && !(await isRainVariable(scope, query.rain)))
    throw new Problem('NOT_FOUND')
  const ids = rows.map(({ id }) => id)
  const level = levelFor(span.beforeMs - span.fromMs)
  const [soundings, points, rain] = await Promise.all([
    readMeasured(scope, ids, span),
    telemetry.points({ ...span, variableIds: sensorsOf(rows), level }),
    query.rain === undefined
      ? null
      : telemetry.points({ ...span, variableIds: [query.rain], level: '1h' }),
  ])
  const byWell = Map.groupBy(soundings, ({ wellId }) => wellId)
  const bySensor = new Map(points.map((one) => [one.variableId, one]))
  const days = rain && localDays(rain[0], scope.timeZone)
  return {
    rows,
    wells: rows.map(({ id, variableId }) => {
      const sensor = variableId === null ? undefined : bySensor.get(variableId)
      return {
        wellId: id,
        soundings: (byWell.get(id) ?? []).map(({ wellId: _, atMs, ...sounding }) => ({
          ...sounding,
          at: atMs,
        })),
        sensor: sensor ? { at: sensor.atMs, value: sensor.mean } : null,
      }
    }),
    // What fell on a day is the sum of its readings.
    rain: days && { at: days.map(({ atMs }) => atMs), value: days.map(({ sum }) => sum) },
  }
}

/** When wells were last measured between two times, to the moment: what is shown of their sensors may be means of days. */
export async function newestDatumMs(
  { telemetry }: Parts,
  { rows, wells }: Pick<ShownLevels & { rows: WellRow[] }, 'rows' | 'wells'>,
  query: AskedLevels,
): Promise<number | null> {
  const span = spanOf(query)
  const newest = (times: readonly number[]) => (times.length === 0 ? null : Math.max(...times))
  const sounded = wells.flatMap(({ soundings }) => soundings.at(-1)?.at ?? [])
  const bucket = newest(wells.flatMap(({ sensor }) => sensor?.at.at(-1) ?? []))
  if (bucket === null) return newest(sounded)
  const width = widthMs(levelFor(span.beforeMs - span.fromMs))
  const readings = await telemetry.points({
    variableIds: sensorsOf(rows),
    // The first bucket begins before the period where this does not begin with one.
    fromMs: Math.max(bucket, span.fromMs),
    beforeMs: Math.min(bucket + Math.max(width, 1), span.beforeMs),
    level: 'raw',
  })
  return newest([...sounded, ...readings.flatMap(({ atMs }) => atMs.at(-1) ?? [])])
}

/** The level of each well at an instant: what its sensor measured around it, else between the soundings around it. */
export async function readLevelsAt(
  parts: Parts,
  scope: ProjectScope,
  { wells, at }: { wells?: number[] | undefined; at: string },
): Promise<LevelAtInstant[]> {
  const rows = await asked(scope, wells)
  const atMs = Date.parse(at)
  const [soundings, sensors] = await Promise.all([
    readAround(
      scope,
      rows.map(({ id }) => id),
      new Date(atMs),
    ),
    sensorsAt(
      parts,
      sensorsOf(rows).map((variableId) => ({ variableId, atMs: [atMs] })),
    ),
  ])
  const byWell = Map.groupBy(soundings, ({ wellId }) => wellId)
  return rows.map(({ id, variableId }) => {
    const sensed = levelAt(sensors.get(variableId ?? 0) ?? [], atMs, 2 * aroundMs)
    if (sensed !== null)
      return { wellId: id, levelM: tenthOfMm(sensed), isDry: false, before: atMs, after: atMs }
    const of = byWell.get(id) ?? []
    const found = soundedLevelAt(soundedOf(of), atMs, mostApartMs)
    const [first, last] = [of[0], of.at(-1)]
    return {
      wellId: id,
      levelM: found && tenthOfMm(found.levelM),
      isDry: found?.isDry ?? false,
      before: found && (first?.atMs ?? null),
      after: found && (last?.atMs ?? null),
    }
  })
}

/** Of wells with a sensor: each sounding of water beside what the sensor measured then, and the drift. */
export async function readDifferences(
  parts: Parts,
  scope: ProjectScope,
  query: AskedLevels,
): Promise<DifferencesOfWell[]> {
  const span = spanOf(query)
  const rows = (await asked(scope, query.wells)).filter(({ variableId }) => variableId !== null)
  const soundings = await readMeasured(
    scope,
    rows.map(({ id }) => id),
    span,
  )
  const byWell = Map.groupBy(
    soundings.filter(({ state }) => state !== 'dry'),
    ({ wellId }) => wellId,
  )
  const sensors = await sensorsAt(
    parts,
    rows.map(({ id, variableId }) => ({
      variableId: variableId as number,
      atMs: (byWell.get(id) ?? []).map(({ atMs }) => atMs),
    })),
  )
  return rows.flatMap(({ id, variableId }) => {
    const points = sensors.get(variableId as number) ?? []
    const differences = (byWell.get(id) ?? []).flatMap(({ atMs, levelM }): LevelDifference[] => {
      const sensorM = levelAt(points, atMs, 2 * aroundMs)
      return sensorM === null ? [] : [{ atMs, soundingM: levelM, sensorM: tenthOfMm(sensorM) }]
    })
    const drift = driftOf(differences)
    return drift ? [{ wellId: id, differences, ...drift }] : []
  })
}
