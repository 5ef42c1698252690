import { type DeviceChannel, deviceChannels, type LagCount } from '@puquio/domain'
import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { raw, sql } from '../db/sql.ts'
import { isOfDays, unpacked } from './cold/cold-store.ts'
import type { Span } from './read-store.ts'
import { channelOfCode } from './reading.ts'

/** A message of which not all was stored. */
export type RefusedMessage = {
  atMs: number
  wayIn: string
  status: 'partly' | 'refused'
  problem: string
}
export type MessageCounts = { read: number; partly: number; refused: number }
export type ChannelLags = { channel: DeviceChannel; lags: LagCount[] }

type OfDevice = Span & { deviceId: number; variableIds: readonly number[] }

/** What came long before the period may have been measured in it, and the other way round. */
const lateMs = 31 * 86_400_000

/** When anything came of a device in a span, in rising order, to the second: readings, and messages without any. */
export async function readArrivals(scope: TelemetryScope, asked: OfDevice): Promise<number[]> {
  const { deviceId, variableIds, fromMs, beforeMs } = asked
  const around = { fromMs: fromMs - lateMs, beforeMs: beforeMs + lateMs }
  const found = await scope.rows<{ atS: number; day: null } | OfPacked>(sql`
    select distinct floor(extract(epoch from ts))::float8 + lag_s as at_s, ${none} from telemetry.reading
    where variable_id = any(${[...variableIds]}::int[]) and ts >= ${new Date(around.fromMs)}
      and ts < ${new Date(around.beforeMs)}
    union all select null, variable_id, day, body from ${packedOf(variableIds, around)}`)
  const arrivedS = new Set(found.flatMap((one) => (one.day === null ? [one.atS] : [])))
  for (const { atMs, lagS } of unpacked(packedIn(found), around))
    arrivedS.add(Math.floor(atMs / 1000) + lagS)
  const ofMessages = await scope.rows<{ atMs: number }>(sql`
    select ${epochMs('received_at')} as at_ms from telemetry.raw_message
    where device_id = ${deviceId} and received_at >= ${new Date(fromMs)} and received_at < ${new Date(beforeMs)}`)
  const all = [...[...arrivedS].map((atS) => atS * 1000), ...ofMessages.map(({ atMs }) => atMs)]
  return all.filter((atMs) => atMs >= fromMs && atMs < beforeMs).toSorted((a, b) => a - b)
}

type OfPacked = { variableId: number; day: number; body: Buffer }
const none = raw('null::int as variable_id, null::int as day, null::bytea as body')
const packedOf = (variableIds: readonly number[], span: Span) =>
  sql`telemetry.reading_cold where variable_id = any(${[...variableIds]}::int[]) and ${isOfDays(span)}`
const packedIn = (found: readonly (OfPacked | { day: null })[]) =>
  found.filter((one) => one.day !== null)

/** How many readings that were measured in a span came with each lag, by channel. */
export async function readLags(
  scope: TelemetryScope,
  { variableIds, fromMs, beforeMs }: Omit<OfDevice, 'deviceId'>,
): Promise<ChannelLags[]> {
  const found = await scope.rows<({ channel: number; day: null } & LagCount) | OfPacked>(sql`
    select channel, lag_s, count(*)::int as count, ${none} from telemetry.reading
    where variable_id = any(${[...variableIds]}::int[]) and ts >= ${new Date(fromMs)} and ts < ${new Date(beforeMs)}
    group by channel, lag_s
    union all select null, null, null, variable_id, day, body from ${packedOf(variableIds, { fromMs, beforeMs })}`)
  const packed = unpacked(packedIn(found), { fromMs, beforeMs })
  const all = [
    ...found.filter((one) => one.day === null),
    ...packed.map(({ channel, lagS }) => ({ channel, lagS, count: 1 })),
  ]
  return deviceChannels.flatMap((channel) => {
    const counts = new Map<number, number>()
    for (const { channel: code, lagS, count } of all)
      if (channelOfCode(code) === channel) counts.set(lagS, (counts.get(lagS) ?? 0) + count)
    const lags = [...counts].map(([lagS, count]) => ({ lagS, count }))
    return lags.length === 0 ? [] : [{ channel, lags }]
  })
}

export async function countMessages(
  scope: TelemetryScope,
  { deviceId, fromMs, beforeMs }: Span & { deviceId: number },
): Promise<MessageCounts> {
  const rows = await scope.rows<{ status: keyof MessageCounts; count: number }>(sql`
    select status, count(*)::int as count from telemetry.raw_message
    where device_id = ${deviceId} and received_at >= ${new Date(fromMs)} and received_at < ${new Date(beforeMs)}
    group by status`)
  const of = (status: keyof MessageCounts) => rows.find((row) => row.status === status)?.count ?? 0
  return { read: of('read'), partly: of('partly'), refused: of('refused') }
}

/** The newest first. */
export const readRefused = (
  scope: TelemetryScope,
  { deviceId, fromMs, beforeMs, most }: Span & { deviceId: number; most: number },
): Promise<RefusedMessage[]> =>
  scope.rows<RefusedMessage>(sql`
    select ${epochMs('received_at')} as at_ms, way_in, status, coalesce(problem, '') as problem
    from telemetry.raw_message
    where device_id = ${deviceId} and received_at >= ${new Date(fromMs)} and received_at < ${new Date(beforeMs)}
      and status in ('partly', 'refused')
    order by received_at desc limit ${most}`)
