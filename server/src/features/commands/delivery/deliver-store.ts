import type { DeviceCommand } from '@puquio/contract/modi/commands'
import type { Configuration, RelayNumber } from '@puquio/domain'
import type { ProjectScope, SystemScope } from '../../../platform/db/scopes/scope.ts'
import { raw, type Sql, sql } from '../../../platform/db/sql.ts'
import { isExpired, isUnanswered } from '../columns-store.ts'

export type CommandWay = NonNullable<DeviceCommand['way']>
export type CommandKind = 'relay' | 'configuration'

/** A command that this process has taken, and sends now or never. */
export type Taken = {
  id: number
  /** Of the call that asked for it, by which a network knows it. */
  key: string
  expiresAt: string
} & (
  | { kind: 'relay'; relay: RelayNumber; isOn: boolean }
  | { kind: 'configuration'; configuration: Configuration }
)

type Of = { deviceId: number }
const columns = sql`id, key, kind, relay, wanted_on as is_on, configuration, expires_at`

/** Of `c`: a newer wish for the same relay, or a newer configuration, has taken its place, whatever became of that. */
const isSuperseded: Sql = raw(`exists (
  select from device_command newer where newer.project_id = c.project_id and newer.device_id = c.device_id
    and newer.kind = c.kind and newer.relay is not distinct from c.relay and newer.id > c.id)`)

/**
 * Marks the oldest command that waits as sent, before it is: whatever happens then, nobody takes it again. Null where
 * none waits. One that was put back, or came to wait, beside a newer one is cancelled.
 */
export async function takeCommand(
  scope: ProjectScope,
  {
    deviceId,
    kind,
    way,
    isAlone = false,
  }: Of & { kind: CommandKind; way: CommandWay; isAlone?: boolean },
): Promise<Taken | null> {
  const now = scope.clock.now()
  const [row] = await scope.rows<Taken>(sql`
    with superseded as (
      update device_command c set state = 'cancelled', ended_at = ${now}
      where c.project_id = ${scope.projectId} and c.device_id = ${deviceId} and c.kind = ${kind}
        and c.state = 'requested' and ${isSuperseded})
    update device_command set state = 'sent', sent_at = ${now}, way = ${way}
    where project_id = ${scope.projectId} and id = (
      select id from device_command c
      where c.project_id = ${scope.projectId} and c.device_id = ${deviceId} and c.kind = ${kind}
        and c.state = 'requested' and c.expires_at > ${now} and not ${isSuperseded}
        and ${isAlone ? nothingElseUnderWay(way, now) : raw('true')}
      order by c.id limit 1 for update skip locked)
    returning ${columns}`)
  return row ?? null
}

/** Of `o`: what was sent after it by the same way has replaced it in the network's queue. */
const isReplaced: Sql = raw(`exists (
  select from device_command later where later.project_id = o.project_id and later.device_id = o.device_id
    and later.way = o.way and later.id > o.id and later.sent_at is not null)`)

/** Of `c`: nothing else by the way may be under way. A newer wish need not wait for what it replaces. */
const nothingElseUnderWay = (way: CommandWay, now: Date): Sql => sql`not exists (
  select from device_command o where o.project_id = c.project_id and o.device_id = c.device_id and o.state = 'sent'
    and o.way = ${way} and o.expires_at > ${now} and not ${isReplaced}
    and (o.kind, o.relay) is distinct from (c.kind, c.relay))`

/** Whether it was sent, and is in the network's queue still, as far as is known. */
export async function isOnItsWay(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    select id from device_command o
    where o.project_id = ${scope.projectId} and o.id = ${id} and o.state = 'sent' and not ${isReplaced}`)
  return rows.length > 0
}

/** Of one that certainly did not leave: it waits again, has expired, or is cancelled where a newer one was asked for. */
export const putBack = (scope: ProjectScope, id: number): Promise<unknown> =>
  scope.rows(sql`
    update device_command c set sent_at = null, way = null,
      state = case when ${isSuperseded} then 'cancelled' else 'requested' end,
      ended_at = case when ${isSuperseded} then ${scope.clock.now()}::timestamptz end
    where c.project_id = ${scope.projectId} and c.id = ${id} and c.state = 'sent'`)

/** It arrived; what the device says of it comes apart, and may have come before. */
export async function setAcknowledged(scope: ProjectScope, id: number): Promise<boolean> {
  const rows = await scope.rows(sql`
    update device_command set state = 'acknowledged', acknowledged_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id} and state = 'sent' returning id`)
  return rows.length > 0
}

type Answerable = { kind: 'relay'; relay: RelayNumber; isOn: boolean } | { kind: 'configuration' }

/** A command that its device may still answer, also late; null where there is none. */
export async function findSent(
  scope: ProjectScope,
  { deviceId, id }: Of & { id: number },
): Promise<Answerable | null> {
  const [row] = await scope.rows<Answerable>(sql`
    select kind, relay, wanted_on as is_on from device_command
    where project_id = ${scope.projectId} and device_id = ${deviceId} and id = ${id}
      and state in ('sent', 'acknowledged', 'unanswered') for no key update`)
  return row ?? null
}

/** A command that a network may still speak of; null where there is none. */
export async function findSentByKey(
  scope: ProjectScope,
  { deviceId, key }: Of & { key: string },
): Promise<{ id: number } | null> {
  const [row] = await scope.rows<{ id: number }>(sql`
    select id from device_command
    where project_id = ${scope.projectId} and device_id = ${deviceId} and key = ${key}::uuid
      and state in ('sent', 'acknowledged', 'unanswered') for no key update`)
  return row ?? null
}

type Outcome = {
  state: 'executed' | 'failed' | 'unanswered' | 'expired'
  failure: string | null
  answer: string | null
}

export const setOutcome = (
  scope: ProjectScope,
  id: number,
  { state, failure, answer }: Outcome,
): Promise<unknown> =>
  scope.rows(sql`
    update device_command set state = ${state}, failure = ${failure}, answer = ${answer}, ended_at = ${scope.clock.now()}
    where project_id = ${scope.projectId} and id = ${id}`)

/** The configuration that a device was given last; null where it was given none. */
export async function findConfiguration(
  scope: ProjectScope,
  deviceId: number,
): Promise<{ id: number; state: string; configuration: Configuration } | null> {
  const [row] = await scope.rows<{ id: number; state: string; configuration: Configuration }>(sql`
    select id, state, configuration from device_command
    where project_id = ${scope.projectId} and device_id = ${deviceId} and kind = 'configuration'
      and sent_at is not null and state <> 'failed'
    order by id desc limit 1`)
  return row ?? null
}

/** Ends what was not sent, and what was not answered, in its time; returns whose pages are to be told. */
export async function endLate(scope: SystemScope): Promise<number[]> {
  const now = scope.clock.now()
  const rows = await scope.rows<{ projectId: number }>(sql`
    with late as (
      select c.id, case when ${isExpired(now)} then 'expired' else 'unanswered' end as state
      from device_command c where c.state in ('requested', 'sent', 'acknowledged')
        and (${isExpired(now)} or ${isUnanswered(now)})
      order by c.id for update skip locked
    )
    update device_command c set state = late.state, ended_at = ${now} from late where c.id = late.id
    returning c.project_id`)
  return [...new Set(rows.map(({ projectId }) => projectId))]
}
