import type { commandFailures, CommandState } from '@puquio/contract/modi/commands'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { hoursBefore } from './hours-before.ts'

type Of = { projectId: number; author: number; now: string }
type Order = {
  /** Before now. */
  hours: number
  /** Null is a configuration. */
  relay: 1 | 2 | null
  isOn?: boolean
  /** How long it might wait. */
  ttlS: number
  state: CommandState
  failure?: (typeof commandFailures)[number]
  /** After it was asked for; one without was never sent. */
  sentS?: number
  endedS?: number
  answer?: string
}

const configuration = { intervalS: 600, flowUnit: 'L/s' }

/** What became of the last orders to a device that pumps: of each outcome one. */
const orders: readonly Order[] = [
  { hours: 290, relay: null, ttlS: 3600, state: 'executed', sentS: 6, endedS: 11 },
  switched(1, true, { hours: 75.4, sentS: 3, endedS: 5 }),
  switched(1, false, { hours: 71.9, sentS: 2, endedS: 4 }),
  {
    hours: 50.2,
    relay: 1,
    isOn: true,
    ttlS: 600,
    state: 'failed',
    failure: 'refused',
    sentS: 2,
    endedS: 6,
    answer: '{"success":false,"error":"nivel de succión bajo"}',
  },
  { hours: 49.8, relay: 2, isOn: true, ttlS: 60, state: 'expired', endedS: 60 },
  { hours: 30.1, relay: 1, isOn: true, ttlS: 300, state: 'unanswered', sentS: 210, endedS: 330 },
  { hours: 26.5, relay: 2, isOn: true, ttlS: 3600, state: 'cancelled', endedS: 45 },
  switched(1, true, { hours: 9.2, sentS: 2, endedS: 3 }),
]

function switched(relay: 1 | 2, isOn: boolean, when: Pick<Order, 'hours' | 'sentS' | 'endedS'>) {
  const answer = JSON.stringify({ success: true, [`relay${relay}`]: isOn })
  return { relay, isOn, ttlS: 600, state: 'executed', answer, ...when } as const
}

/** The orders of the last days to a device with these relays, and what it said of itself last. */
export async function loadCommands(
  rows: Rows,
  { projectId, author, now }: Of,
  { deviceId, relays }: { deviceId: number; relays: readonly string[] },
): Promise<void> {
  const possible = orders.filter(({ relay }) => (relay ?? 1) <= relays.length)
  for (const { hours, relay, isOn, ttlS, state, failure, sentS, endedS, answer } of possible) {
    const after = (s: number | undefined) =>
      s === undefined ? null : hoursBefore(now, hours - s / 3600)
    await rows(sql`
      insert into device_command (project_id, device_id, key, kind, relay, wanted_on, configuration, state, failure,
        requested_at, requested_by, expires_at, way, sent_at, acknowledged_at, ended_at, answer)
      values (${projectId}, ${deviceId}, gen_random_uuid(), ${relay === null ? 'configuration' : 'relay'}, ${relay},
        ${isOn ?? null}, ${relay === null ? JSON.stringify(configuration) : null}::jsonb, ${state}, ${failure ?? null},
        ${after(0)}, ${author}, ${after(ttlS)}, ${sentS === undefined ? null : 'mqtt'}, ${after(sentS)},
        ${after(sentS)}, ${after(endedS)}, ${answer ?? null})`)
  }
  const attributes = { firmware: 'SC200 2.4.1', ...configuration }
  const relay2At = relays.length > 1 ? hoursBefore(now, 9.2) : null
  await rows(sql`
    insert into device_report (device_id, project_id, relay_1_on, relay_1_at, relay_2_on, relay_2_at, attributes, attributes_at)
    values (${deviceId}, ${projectId}, true, ${hoursBefore(now, 9.2)}, ${relay2At && false}, ${relay2At},
      ${JSON.stringify(attributes)}::jsonb, ${hoursBefore(now, 9.2)})`)
}
