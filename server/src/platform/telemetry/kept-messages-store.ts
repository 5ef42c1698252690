import { epochMs } from '../db/epoch-ms.ts'
import type { TelemetryScope } from '../db/scopes/scope.ts'
import { sql } from '../db/sql.ts'

/** A message as it came. */
export type KeptMessage = {
  id: string
  deviceId: number
  receivedAt: Date
  wayIn: string
  body: Buffer
}

/** What became of a message, and by which profile; null where no decoder read it. */
export type Settled = {
  status: 'read' | 'partly' | 'refused'
  problem: string | null
  profileId: number | null
  profileVersion: number | null
}

export const settleMessage = async (
  { rows }: TelemetryScope,
  { id, deviceId, receivedAt }: Omit<KeptMessage, 'wayIn' | 'body'>,
  { status, problem, profileId, profileVersion }: Settled,
): Promise<void> => {
  await rows(sql`
    update telemetry.raw_message
    set status = ${status}, problem = ${problem}, profile_id = ${profileId}, profile_version = ${profileVersion}
    where device_id = ${deviceId} and received_at = ${receivedAt} and id = ${id}::uuid`)
}

/** So many are looked at. */
const mostLookedAt = 100_000

/** As many messages and bytes of them as may be held at once; one message at least. */
export type MostKept = { messages: number; bytes: number }

/** Messages that wait for their decoder since before a time: of each device the oldest first, and devices in turns. */
export const readWaiting = async (
  { rows }: TelemetryScope,
  { before, most }: { before: Date; most: MostKept },
): Promise<KeptMessage[]> =>
  kept(
    await rows<Row>(sql`
      select id, device_id, ${epochMs('received_at')} as received_ms, way_in, body from (
        select m.*, turn, sum(octet_length(body)) over (order by turn, received_at, id) - octet_length(body) as bytes_before
      from telemetry.raw_message m
      join (
        select device_id, received_at, id, row_number() over (partition by device_id order by received_at, id) as turn
        from (select device_id, received_at, id from telemetry.raw_message
          where status = 'waiting' and received_at < ${before} order by received_at limit ${mostLookedAt}) oldest
        order by turn, received_at limit ${most.messages}) taken using (device_id, received_at, id)) waiting
      where bytes_before < ${most.bytes}
      order by turn, received_at`),
  )

/** When a message of a device first came by this key, in whatever body; null where none did in the last days. */
export async function readKeyTime(
  { rows }: TelemetryScope,
  { deviceId, dedupKey }: { deviceId: number; dedupKey: string },
): Promise<Date | null> {
  const [row] = await rows<{ receivedMs: number }>(sql`
    select ${epochMs('received_at')} as received_ms from telemetry.message_key
    where device_id = ${deviceId} and dedup_key = ${dedupKey}`)
  return row ? new Date(row.receivedMs) : null
}

export type MessageSpan = { deviceId: number; from: Date; before: Date }
export type MessagePage = MessageSpan & {
  /** The last one of the page before. */
  after: KeptMessage | null
  most: number
}

export const readMessages = async (
  { rows }: TelemetryScope,
  { deviceId, from, before, after, most }: MessagePage,
): Promise<KeptMessage[]> =>
  kept(
    await rows<Row>(sql`
      select id, device_id, ${epochMs('received_at')} as received_ms, way_in, body from telemetry.raw_message
      where device_id = ${deviceId} and received_at >= ${from} and received_at < ${before}
        and (${after === null} or (received_at, id) > (${after?.receivedAt ?? from}, ${after?.id ?? null}::uuid))
      order by received_at, id limit ${most}`),
  )

export async function countKept(
  { rows }: TelemetryScope,
  { deviceIds, from, before }: Omit<MessageSpan, 'deviceId'> & { deviceIds: readonly number[] },
): Promise<number> {
  const [row] = await rows<{ count: number }>(sql`
    select count(*)::int as count from telemetry.raw_message
    where device_id = any(${[...deviceIds]}::int[]) and received_at >= ${from} and received_at < ${before}`)
  return row?.count ?? 0
}

type Row = Omit<KeptMessage, 'receivedAt'> & { receivedMs: number }

const kept = (rows: readonly Row[]): KeptMessage[] =>
  rows.map(({ receivedMs, ...message }) => ({ ...message, receivedAt: new Date(receivedMs) }))
