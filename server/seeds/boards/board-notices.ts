import { addDays, addressOf, firstOfMonth } from '@puquio/domain'
import { localTime } from '../../src/platform/local-time.ts'
import type { SystemScope } from '../../src/platform/db/scopes/scope.ts'
import { sql } from '../../src/platform/db/sql.ts'

/** What was told of wells, treatment plants and scheduled reports of the first mine. */
export async function boardNotices(scope: SystemScope, projectId: number, today: string) {
  const [named] = await scope.rows<{ well: string; plant: string; product: string }>(sql`
    select (select name from well where project_id = ${projectId} order by id limit 1) as well,
      (select name from treatment_plant where project_id = ${projectId} order by id limit 1) as plant,
      (select name from neutralizer where project_id = ${projectId} order by id limit 1) as product`)
  const { well = '', plant = '', product = '' } = named ?? {}
  const to = addDays(firstOfMonth(today), -1)
  const month = { report: 'Informe ambiental mensual', from: firstOfMonth(to), to }
  const measured = localTime(`${addDays(today, -20)}T16:50:00Z`, 'America/Lima')
  const ofPlant = { plant, product }
  const levels = addressOf('NPYMS')
  const plants = addressOf('Neutralizers')
  return [
    {
      event: 'level-over-limit',
      values: { well, level: '4098.35', limit: '4098.00', measured },
      opens: levels,
      daysAgo: 20,
    },
    {
      event: 'level-under-limit',
      values: { well, level: '4061.10', limit: '4062.00', measured },
      opens: levels,
      daysAgo: 48,
    },
    {
      event: 'neutralizer-low',
      values: { ...ofPlant, days: 6, kg: 8200 },
      opens: plants,
      daysAgo: 1,
    },
    {
      event: 'neutralizer-up',
      values: { ...ofPlant, percent: 27, dose: 0.484, before: 0.381 },
      opens: plants,
      daysAgo: 33,
    },
    {
      event: 'scheduled-report',
      values: month,
      opens: addressOf('Reports', { search: { tab: 'made' } }),
      daysAgo: 9,
    },
    {
      event: 'scheduled-report-failed',
      values: month,
      opens: addressOf('Reports', { search: { tab: 'schedules' } }),
      daysAgo: 10,
    },
  ] as const
}
