import { resultTableRoutes as api } from '@puquio/contract/laboratory/result-table'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine, buildStation, insert } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

it('a page of wide samples ends at 10,000 results, and the next one goes on behind it', async () => {
  const { database } = puquio
  const mine = await buildMine(database)
  const params = { projectId: mine.project.id }
  const station = await buildStation(database, mine.project, { code: 'E-01' })
  const by = { createdAt: '2026-02-01T12:00:00Z', createdBy: mine.admin.id }
  const campaign = await insert(database, 'campaign', { ...params, name: 'Ancha', ...by })
  await database.owner.one(
    {},
    sql`with s as (
        insert into sample (project_id, station_id, sampled_at, sampled_on, has_time, matrix, type, campaign_id,
          created_at, created_by)
        select ${params.projectId}, ${station.id}, '2025-01-01T12:00:00Z'::timestamptz + make_interval(days => n),
          '2025-01-01'::date + n, true, 'water', 'normal', ${campaign.id}, ${by.createdAt}, ${by.createdBy}
        from generate_series(1, 100) n returning id, sampled_on)
      insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at,
        entered_by)
      select ${params.projectId}, ${station.id}, s.id, p.id, s.sampled_on, 1, '1', p.unit, ${by.createdAt}, ${by.createdBy}
      from s, (select id, unit from parameter where project_id = ${params.projectId} order by id limit 120) p`,
  )
  const calls = await puquio.signIn(mine.admin)
  const page = (after?: string) =>
    calls.call(api.rows, { params, query: { size: 100, ...(after && { after }) } })
  const first = await page()
  expect(first.items).toHaveLength(83)
  expect(first.items.flatMap(({ results }) => results).length).toBeLessThanOrEqual(10_000)
  const second = await page(first.next ?? '')
  expect(second.next).toBeNull()
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(100)
  const few = await calls.call(api.rows, { params, query: { size: 20 } })
  expect(few.items).toHaveLength(20)
})
