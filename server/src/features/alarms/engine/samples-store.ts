import { type AlarmSample, storedQualityOf } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { raw, sql } from '../../../platform/db/sql.ts'
import { newestRows } from '../../../platform/telemetry/newest-rows-store.ts'
import { readPage } from '../../../platform/telemetry/read-rows-store.ts'
import {
  type Channel,
  channelOfCode,
  type Row as Reading,
} from '../../../platform/telemetry/reading.ts'

/** A reading as rules take it. */
export type Sample = AlarmSample & { variableId: number; channel: Channel }

type Row = Omit<Sample, 'quality' | 'channel'> & { quality: number; channel: number }

/** Takes the oldest that wait, but of some variables, in the order in which they were stored. */
export async function claimSamples(
  scope: TelemetryScope,
  { limit, but }: { limit: number; but: readonly number[] },
): Promise<Sample[]> {
  const others = but.length === 0 ? raw('true') : sql`variable_id <> all(${[...but]}::int[])`
  const rows = await scope.rows<Row & { id: number }>(sql`
    delete from telemetry.alarm_sample
    where id in (select id from telemetry.alarm_sample where ${others} order by id limit ${limit})
    returning id, variable_id, (extract(epoch from ts) * 1000)::float8 as at_ms,
      (extract(epoch from received_at) * 1000)::float8 as received_at_ms, value, channel, quality`)
  return rows.toSorted((a, b) => a.id - b.id).map(sampleOf)
}

/** The variables of the projects that have more than a share of the samples. */
export async function variablesOfMost(
  scope: TelemetryScope,
  samples: readonly Sample[],
  share: number,
): Promise<number[]> {
  const ids = [...new Set(samples.map(({ variableId }) => variableId))]
  const variables = await scope.rows<{ id: number; projectId: number }>(sql`
    select id, project_id from variable
    where project_id in (select project_id from variable where id = any(${ids}::int[]))`)
  const projectOf = new Map(variables.map(({ id, projectId }) => [id, projectId]))
  const ofProject = Map.groupBy(samples, ({ variableId }) => projectOf.get(variableId))
  return variables.flatMap(({ id, projectId }) =>
    (ofProject.get(projectId)?.length ?? 0) > share * samples.length ? [id] : [],
  )
}

/** Readings of a variable in their order, from a time until before another. */
export async function readSamples(
  scope: TelemetryScope,
  { variableId, fromMs, beforeMs }: { variableId: number; fromMs: number; beforeMs: number },
  limit: number,
): Promise<Sample[]> {
  const samples: Sample[] = []
  for (let nextMs = fromMs; nextMs < beforeMs && samples.length < limit; ) {
    const left = limit - samples.length
    const page = await readPage(scope, { variableId, fromMs: nextMs, beforeMs }, left)
    for (const reading of page.rows.slice(0, left)) samples.push(ofReading(reading))
    nextMs = page.nextMs
  }
  return samples
}

/** The newest good reading of each variable that has one. */
export async function newestSamples(
  scope: TelemetryScope,
  variableIds: readonly number[],
): Promise<Map<number, Sample>> {
  const newest = await newestRows(scope, [...new Set(variableIds)])
  return new Map(newest.map((row) => [row.variableId, ofReading(row)]))
}

const ofReading = ({ lagS, ...row }: Reading): Sample =>
  sampleOf({ ...row, receivedAtMs: row.atMs + 1000 * lagS })

const sampleOf = ({ variableId, atMs, receivedAtMs, value, channel, quality }: Row): Sample => ({
  variableId,
  atMs,
  receivedAtMs,
  value,
  quality: storedQualityOf(quality)?.quality ?? 'suspect',
  channel: channelOfCode(channel),
})
