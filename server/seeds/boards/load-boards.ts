import { addDays, firstOfMonth, todayIn } from '@puquio/domain'
import { nextReportAt } from '../../src/features/boards/report-schedules/next-at.ts'
import type { Rows } from '../../src/platform/db/database.ts'
import { sql } from '../../src/platform/db/sql.ts'
import { boardsWith } from './boards.ts'

type Loading = {
  projectId: number
  author: number
  /** Who receives the monthly report. */
  recipients: readonly number[]
  timeZone: string
  /** Own layers of its maps, which panels of maps show. */
  mapLayers: readonly number[]
  now: Date
}

/** Boards, in a folder of the menu of their own, and one that is made every month. */
export async function loadBoards(rows: Rows, loading: Loading): Promise<void> {
  const { projectId, author, now, mapLayers } = loading
  const [folder] = await rows<{ id: number; position: number }>(sql`
    insert into menu_item (project_id, position, kind, label)
    select ${projectId}, max(position) + 1, 'folder', 'Tableros' from menu_item where project_id = ${projectId}
    returning id, position`)
  const [rain] = await rows<{ id: number }>(sql`
    select v.id from variable v join device d on d.project_id = v.project_id and d.id = v.device_id
    where v.project_id = ${projectId} and v.unit = 'mm' order by d.id, v.id limit 1`)
  const [wind] = await rows<{ speed: number; direction: number }>(sql`
    select s.id as speed, v.id as direction from variable v
      join variable s on s.project_id = v.project_id and s.device_id = v.device_id and s.unit = 'm/s'
    where v.project_id = ${projectId} and v.unit = '°' order by v.device_id, v.id limit 1`)
  const seeds = boardsWith({ rain: rain?.id, wind })
  for (const [at, { kind, label, category, panels: seeded }] of seeds.entries()) {
    const panels = seeded.map((panel) =>
      panel.kind === 'map'
        ? { ...panel, settings: { ...panel.settings, mapLayers: [...mapLayers] } }
        : panel,
    )
    const [board] = await rows<{ id: number }>(sql`
      insert into board (project_id, kind, label, category, panels, changed_at, changed_by)
      values (${projectId}, ${kind}, ${label}, ${category}, ${JSON.stringify(panels)}::jsonb, ${now}, ${author})
      returning id`)
    await rows(sql`
      insert into menu_item (project_id, parent_id, position, kind, label, board_id)
      values (${projectId}, ${folder?.id}, ${(folder?.position ?? 0) + 1 + at}, 'board', ${label}, ${board?.id})`)
    if (kind === 'environment-report') await schedule(rows, board?.id as number, loading)
  }
}

async function schedule(
  rows: Rows,
  boardId: number,
  { projectId, author, recipients, timeZone, now }: Loading,
) {
  const times = {
    frequency: 'monthly',
    startsOn: firstOfMonth(addDays(todayIn(timeZone, now), -60)),
    atTime: '07:00',
  } as const
  await rows(sql`
    insert into report_schedule (project_id, board_id, frequency, starts_on, at_time, language, by_mail, enabled,
      recipients, next_at, changed_at, changed_by)
    values (${projectId}, ${boardId}, ${times.frequency}, ${times.startsOn}, ${times.atTime}, 'es', true, true,
      ${[...recipients]}::int[], ${nextReportAt(times, timeZone, now)}, ${now}, ${author})`)
}
