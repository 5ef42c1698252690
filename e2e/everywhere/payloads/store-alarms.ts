import { expect } from '../../puquio.ts'
import { payload } from './payload.ts'
import type { Callers } from './store.ts'

type Measured = { number: number; deviceId: number; variableId: number }

/** An alarm of a device that has sent 1.5, answered by payloads, and maintenance of it; returns where it shows. */
export async function storeAlarm(
  { admin }: Pick<Callers, 'admin'>,
  { number, deviceId, variableId }: Measured,
): Promise<string> {
  await admin('alarmRules.create', { body: { ...ruleOf(variableId), name: payload(number, 100) } })
  let alarmId = 0
  const found = async () => {
    const answer = await admin('alarms.list', { query: { device: deviceId } })
    const { items } = answer.json() as { items: { id: number }[] }
    alarmId = items[0]?.id ?? 0
    return alarmId
  }
  await expect.poll(found, { timeout: 60_000 }).toBeGreaterThan(0)
  const params = { alarmId }
  const note = payload(number, 1000)
  await admin('alarms.acknowledge', { params, body: { note } })
  await admin('alarms.comment', { params, body: { note } })
  await admin('alarms.shelve', { params, body: { until: '2026-03-15T16:10:00Z', note } })
  await admin('maintenance.create', {
    body: {
      deviceId,
      from: '2026-03-16T16:10:00Z',
      until: '2026-03-17T16:10:00Z',
      reason: payload(number, 500),
    },
  })
  return `/modi/alarms/${alarmId}`
}

const ruleOf = (variableId: number) => ({
  variableId,
  condition: {
    kind: 'value',
    op1: '>',
    value1: 1,
    join: null,
    op2: null,
    value2: null,
    onDelayS: 0,
    inARow: 1,
    deadBand: 0,
    offDelayS: 0,
  },
  severity: 'low',
  schedule: null,
  repeatMinutes: null,
  recipients: [],
  methods: [1],
  escalation: [],
  enabled: true,
})
