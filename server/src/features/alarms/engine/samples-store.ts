import { type AlarmSample, qualities, qualityOfCode } from '@puquio/domain'
import type { TelemetryScope } from '../../../platform/db/scopes/scope.ts'
import { type Sql, sql } from '../../../platform/db/sql.ts'
import { type Channel, channelCodes } from '../../../platform/telemetry/reading.ts'

/** A reading as rules take it. */
export type Sample = AlarmSample & { variableId: number; channel: Channel }

type Row = Omit<Sample, 'quality' | 'channel'> & { quality: number; channel: number }

/** Takes the oldest that wait, in the order in which they were stored. */
export async function claimSamples(scope: TelemetryScope, limit: number): Promise<Sample[]> {
  const rows = await scope.rows<Row & { id: number }>(sql`
    delete from telemetry.alarm_sample
    where id in (select id from telemetry.alarm_sample order by id limit ${limit})
    returning id, variable_id, (extract(epoch from ts) * 1000)::float8 as at_ms,
      (extract(epoch from received_at) * 1000)::float8 as received_at_ms, value, channel, quality`)
  return rows.toSorted((a, b) => a.id - b.id).map(sampleOf)
}

const ofReadings: Sql = sql`variable_id, (extract(epoch from ts) * 1000)::float8 as at_ms,
  (extract(epoch from ts + make_interval(secs => lag_s)) * 1000)::float8 as received_at_ms, value, channel, quality`

/** Readings of a variable in their order, from a time until before another. */
export async function readSamples(
  scope: TelemetryScope,
  { variableId, fromMs, beforeMs }: { variableId: number; fromMs: number; beforeMs: number },
  limit: number,
): Promise<Sample[]> {
  const rows = await scope.rows<Row>(sql`
    select ${ofReadings} from telemetry.reading
    where variable_id = ${variableId} and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
    order by ts limit ${limit}`)
  return rows.map(sampleOf)
}

/** The newest good reading of each variable that has one. */
export async function newestSamples(
  scope: TelemetryScope,
  variableIds: readonly number[],
): Promise<Map<number, Sample>> {
  const rows = await scope.rows<Row>(sql`
    select n.* from unnest(${[...new Set(variableIds)]}::int[]) v (id) cross join lateral (
      select ${ofReadings} from telemetry.reading
      where variable_id = v.id and quality in (${qualities.good}, ${qualities.corrected}) and value is not null
      order by ts desc limit 1) n`)
  return new Map(rows.map((row) => [row.variableId, sampleOf(row)]))
}

const channels = Object.keys(channelCodes) as Channel[]
const sampleOf = ({ variableId, atMs, receivedAtMs, value, channel, quality }: Row): Sample => ({
  variableId,
  atMs,
  receivedAtMs,
  value,
  quality: qualityOfCode(quality) ?? 'suspect',
  channel: channels.find((name) => channelCodes[name] === channel) ?? 'mobile',
})
