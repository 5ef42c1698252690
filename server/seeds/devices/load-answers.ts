import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import type { Story } from './alarm-rules.ts'
import type { Period } from './periods.ts'

/** Who set the rules, and who answers alarms. */
export type People = { author: number; monitor: number }

export async function readPeople(rows: Rows): Promise<People> {
  const idOf = async (email: string) => {
    const [user] = await rows<{ id: number }>(sql`select id from app_user where email = ${email}`)
    return user?.id as number
  }
  return {
    author: await idOf('admin@demo.puquio.pe'),
    monitor: await idOf('campo@demo.puquio.pe'),
  }
}

type Answered = People & {
  alarmId: number
  variable: { projectId: number }
  period: Period
  story: Story | undefined
  nowMs: number
}

const minuteMs = 60_000

/** What happened to an alarm: it was told, and where the story says so, answered. */
export async function answer(rows: Rows, given: Answered): Promise<void> {
  const { alarmId, variable, period, story, nowMs, author, monitor } = given
  const { raised, cleared } = period
  const toldMs = raised.atMs + minuteMs
  const happened = (atMs: number, kind: string, userId: number | null, details: object = {}) =>
    rows(sql`
      insert into alarm_event (project_id, alarm_id, at, kind, user_id, details)
      values (${variable.projectId}, ${alarmId}, ${new Date(Math.min(atMs, nowMs))}, ${kind}, ${userId},
        ${JSON.stringify(details)}::jsonb)`)
  const told = { userIds: [author, monitor], methods: [1, 2] }
  await happened(toldMs, 'raised', null)
  await happened(toldMs, 'told', null, { ...told, telling: 'raised' })
  if (story === 'answered' && cleared === null) {
    const note = 'Cuadrilla en camino a verificar el piezómetro.'
    const answeredAt = new Date(Math.min(toldMs + 12 * minuteMs, nowMs))
    await happened(toldMs + 12 * minuteMs, 'acknowledged', monitor, { note })
    await happened(toldMs + 15 * minuteMs, 'assigned', author, { userId: monitor })
    await happened(toldMs + 95 * minuteMs, 'commented', monitor, {
      note: 'Se contrastó con el lector portátil: la presión es real. Se avisó a la operación de la presa.',
    })
    await rows(sql`
      update alarm set acknowledged_at = ${answeredAt}, acknowledged_by = ${monitor}, acknowledgement = ${note},
        assigned_to = ${monitor}, comments = 1
      where id = ${alarmId}`)
  }
  if (cleared) {
    await happened(cleared.atMs + minuteMs, 'cleared', null)
    await happened(cleared.atMs + minuteMs, 'told', null, { ...told, telling: 'cleared' })
  }
}

/** One in force, and one that is over. */
export async function loadMaintenance(rows: Rows, { author }: People, nowMs: number) {
  const hours = (count: number) => new Date(nowMs + count * 60 * minuteMs)
  for (const { serial, from, until, reason } of windows)
    await rows(sql`
      insert into maintenance_window (project_id, device_id, from_at, until_at, reason, created_at, created_by)
      select project_id, id, ${hours(from)}::timestamptz, ${hours(until)}::timestamptz, ${reason},
        ${hours(Math.min(from, 0))}::timestamptz, ${author}
      from device where serial = ${serial}`)
}

const windows = [
  {
    serial: 'AQ-BAM-03',
    from: -1,
    until: 5,
    reason: 'Calibración de flujo y cambio de cinta del monitor de partículas',
  },
  { serial: 'PZ-4500-0118', from: -80, until: -76, reason: 'Cambio de batería del datalogger' },
]
