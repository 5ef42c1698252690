import { createHash } from 'node:crypto'
import { withProblem } from '@puquio/domain'
import { sql } from '../../db/sql.ts'
import type { Rows } from '../../db/statements.ts'
import type { MessageRow } from '../reading.ts'

/**
 * Returns the messages that are to be kept: those without a key, and those whose key was not there yet. One with a known
 * key and another body is another message: it is kept, as doubtful, and known by both when it comes again.
 */
export async function keepKeys(
  query: Rows,
  messages: readonly MessageRow[],
): Promise<MessageRow[]> {
  const keyed = messages.flatMap((message) =>
    message.dedupKey === null ? [] : [keyedOf(message, message.dedupKey)],
  )
  if (keyed.length === 0) return [...messages]
  const isFresh = await insertKeys(query, keyed)
  const again = keyed.filter((one) => !isFresh(one))
  if (again.length === 0) return [...messages]
  const known = await readHashes(query, again)
  const others = again.flatMap((one) => {
    const hash = known.get(nameOf(one))
    return hash && !hash.equals(one.hash) ? [{ ...one, key: otherKeyOf(one) }] : []
  })
  const isFreshOther = others.length > 0 ? await insertKeys(query, others) : () => false
  const kept = new Map(
    others.filter(isFreshOther).map(({ message }) => [message, doubtful(message)] as const),
  )
  const left = new Set(again.map(({ message }) => message))
  return messages.flatMap((message) => {
    if (!left.has(message)) return [message]
    const other = kept.get(message)
    return other ? [other] : []
  })
}

type Keyed = { message: MessageRow; deviceId: number; key: string; hash: Buffer }

const keyedOf = (message: MessageRow, key: string): Keyed => ({
  message,
  deviceId: message.deviceId,
  key,
  hash: createHash('sha256').update(message.body).digest(),
})

const otherKeyOf = ({ key, hash }: Keyed) =>
  `other body ${createHash('sha256').update(key).update(hash).digest('base64url')}`

const doubtful = (message: MessageRow): MessageRow => ({
  ...message,
  status: message.status === 'read' ? 'partly' : message.status,
  problem: withProblem(message.problem, 'another body'),
})

const nameOf = ({ deviceId, key }: Pick<Keyed, 'deviceId' | 'key'>) => `${deviceId} ${key}`

/** Returns which of them were not there yet: of two with one key in a flush, the first. */
async function insertKeys(query: Rows, keyed: readonly Keyed[]): Promise<(one: Keyed) => boolean> {
  const first = new Map<string, Keyed>()
  for (const one of keyed) if (!first.has(nameOf(one))) first.set(nameOf(one), one)
  const all = [...first.values()]
  // In one order, so that two flushes with the same keys do not wait for each other.
  const rows = await query<{ deviceId: number; key: string }>(sql`
    insert into telemetry.message_key (received_at, device_id, dedup_key, body_hash)
    select received_at, device_id, dedup_key, body_hash
    from unnest(${all.map(({ message }) => message.receivedAt)}::timestamptz[],
      ${all.map(({ deviceId }) => deviceId)}::int[], ${all.map(({ key }) => key)}::text[],
      ${all.map(({ hash }) => hash)}::bytea[]) k (received_at, device_id, dedup_key, body_hash)
    order by device_id, dedup_key
    on conflict (device_id, dedup_key) do nothing returning device_id, dedup_key as key`)
  const fresh = new Set(rows.map((row) => first.get(nameOf(row))))
  return (one) => fresh.has(one)
}

async function readHashes(query: Rows, keyed: readonly Keyed[]): Promise<Map<string, Buffer>> {
  const rows = await query<{ deviceId: number; key: string; bodyHash: Buffer | null }>(sql`
    select m.device_id, m.dedup_key as key, m.body_hash
    from unnest(${keyed.map(({ deviceId }) => deviceId)}::int[], ${keyed.map(({ key }) => key)}::text[])
      k (device_id, dedup_key)
    join telemetry.message_key m on m.device_id = k.device_id and m.dedup_key = k.dedup_key`)
  return new Map(
    rows.flatMap((row) => (row.bodyHash ? [[nameOf(row), row.bodyHash] as const] : [])),
  )
}
