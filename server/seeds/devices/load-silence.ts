import { toldNobody } from '@puquio/domain'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { type DeviceSeed, devices, lastAt } from './devices.ts'

const [hourMs, dayMs] = [3_600_000, 86_400_000]

/** E001 of the devices that are silent, or were: nobody listened before, so the engine would wait. */
export async function loadSilence(rows: Rows, nowMs: number): Promise<void> {
  for (const seed of devices.flat()) {
    const { wasSilent, silentForDays } = seed
    if (wasSilent)
      await insertSilence(rows, seed, {
        heardMs: nowMs - wasSilent.from * dayMs,
        backMs: nowMs - wasSilent.until * dayMs,
      })
    if (silentForDays !== undefined)
      await insertSilence(rows, seed, { heardMs: lastAt(seed, nowMs), backMs: null })
  }
}

type Silence = { heardMs: number; backMs: number | null }

async function insertSilence(rows: Rows, { serial }: DeviceSeed, { heardMs, backMs }: Silence) {
  const raisedMs = heardMs + 3 * hourMs
  const told = { ...toldNobody, sinceMs: raisedMs, lastMs: raisedMs, isOver: backMs !== null }
  const [heardAt, raisedAt] = [new Date(heardMs), new Date(raisedMs)]
  const backAt = backMs === null ? null : new Date(backMs)
  await rows(sql`
    with made as (
      insert into alarm (project_id, kind, device_id, severity, raised_at, since_at, received_at, channel, recorded_at,
        cleared_at, clear_reason, told)
      select project_id, 'silence', id, 'medium', ${raisedAt}, ${heardAt}, ${heardAt}, channel, ${raisedAt}, ${backAt},
        ${backAt && 'back'}, ${JSON.stringify(told)}::jsonb
      from device where serial = ${serial} returning id, project_id)
    insert into alarm_event (project_id, alarm_id, at, kind)
    select m.project_id, m.id, e.at, e.kind
    from made m, unnest(${[raisedAt, ...(backAt ? [backAt] : [])]}::timestamptz[],
      ${['raised', ...(backAt ? ['cleared'] : [])]}::text[]) with ordinality e (at, kind, place)
    order by e.place`)
}
