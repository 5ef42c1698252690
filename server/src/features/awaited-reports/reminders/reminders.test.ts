import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMine, buildMonitoring, buildProfile, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { remindReportsJob } from './reminds-reports.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let profileId: number
let campaignId: number
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-20T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-20T12:00:00-05:00')
  await puquio.database.owner.one({}, sql`delete from job`)
  mine = await buildMine(puquio.database)
  profileId = (await buildProfile(puquio.database, mine.project, { parameters: ['Cu total'] })).id
  const campaign = { name: 'Febrero', createdAt: '2026-02-01T12:00:00Z', createdBy: mine.admin.id }
  campaignId = (
    await insert(puquio.database, 'campaign', { projectId: mine.project.id, ...campaign })
  ).id
  await withResult(await sampled('2024-02-01'))
})

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
const sampled = (sampledOn: string, columns: object = {}) =>
  insert(puquio.database, 'sample', {
    projectId: mine.project.id,
    stationId: mine.station.id,
    sampledAt: `${sampledOn}T12:00:00Z`,
    sampledOn,
    hasTime: true,
    matrix: 'water',
    campaignId,
    createdAt: `${sampledOn}T12:00:00Z`,
    createdBy: mine.admin.id,
    ...columns,
  })
const withResult = ({ id }: { id: number }) =>
  owner(sql`insert into result (project_id, station_id, sample_id, parameter_id, sampled_on, value, text, unit, entered_at,
      entered_by)
    select s.project_id, s.station_id, s.id, p.id, s.sampled_on, 0.1, '0.1', 'mg/L', s.created_at, s.created_by
    from sample s join parameter p on p.project_id = s.project_id and p.key = 'cu-total' where s.id = ${id}`)
const done = (actionOn: string) =>
  buildMonitoring(puquio.database, mine, {
    estimatedOn: actionOn,
    actionOn,
    actionCompleted: true,
    sampleTaken: true,
    profileId,
  })
const remind = async (at?: string) => {
  if (at) puquio.clock.set(at)
  const scope = projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  await enqueue(scope, remindReportsJob, {})
  await runJobs(puquio, 'remind-reports', 'notify')
}
const told = () =>
  owner<{ count: number; total: number; date: string; opens: string }>(
    sql`select (event_values ->> 'count')::int as count, (event_values ->> 'total')::int as total,
        event_values ->> 'date' as date, opens
      from notification where project_id = ${mine.project.id} and event = 'report-late' order by id`,
  )
const opens = '/data/awaited-reports?late=true'

test('tells once of each sampling, on the day after its last, and never again', async () => {
  await done('2026-02-05')
  await remind('2026-02-20T23:59:00-05:00')
  expect(await told()).toEqual([])
  await remind('2026-02-21T00:01:00-05:00')
  const first = { count: 1, total: 1, date: '2026-02-05', opens }
  expect(await told()).toEqual([first])
  await remind('2026-02-22T12:00:00-05:00')
  expect(await told()).toEqual([first])
  await done('2026-02-06')
  await remind()
  expect(await told()).toEqual([first, { count: 1, total: 2, date: '2026-02-06', opens }])
})

test('the words name days, numbers and stations', async () => {
  await done('2026-02-03')
  await done('2026-02-01')
  await remind()
  const calls = await puquio.signIn(mine.admin)
  const { items } = await calls.call(notificationRoutes.list, {
    params: { projectId: mine.project.id },
    query: {},
  })
  expect(items.map(({ message }) => message)).toEqual([
    `Los resultados del laboratorio no llegaron en 15 días desde el muestreo. Muestreos nuevos en atraso: 2; en total: 2. El más antiguo de los nuevos es del 01/02/2026. Estaciones: ${mine.station.code}`,
  ])
})

test('is silent about what came in time, and about a sampling of which it told, whatever is entered of it later', async () => {
  await done('2026-02-03')
  await withResult(await sampled('2026-02-03'))
  await remind()
  expect(await told()).toEqual([])
  const { id } = await done('2026-02-04')
  await remind()
  expect(await told()).toHaveLength(1)
  const sample = await sampled('2026-02-04', { monitoringId: id })
  await sampled('2026-02-04', { code: 'DUP', type: 'duplicate' })
  await remind()
  await withResult(sample)
  await remind()
  await owner(sql`delete from result where sample_id = ${sample.id}`)
  await remind()
  expect(await told()).toHaveLength(1)
})

test('what is late for more than a month is no news, and still counted', async () => {
  await done('2026-01-04')
  await remind()
  expect(await told()).toEqual([])
  await done('2026-01-05')
  await remind()
  expect(await told()).toEqual([{ count: 1, total: 2, date: '2026-01-05', opens }])
})

test('a project that calls none late is told of none', async () => {
  await owner(sql`insert into laboratory_setting (project_id, non_detect_rule, warning_share, repeat_times, report_days)
    values (${mine.project.id}, 'half', 0.8, 2, 0)`)
  await done('2026-02-01')
  await remind()
  expect(await told()).toEqual([])
})

test('a station that was told of can be deleted once nothing is left of it', async () => {
  const { id } = await sampled('2026-02-01')
  await remind()
  expect(await told()).toHaveLength(1)
  await owner(sql`delete from sample where id = ${id}`)
  const [left] = await owner<{ reminders: number }>(sql`select count(*)::int as reminders
    from late_report_reminder where project_id = ${mine.project.id}`)
  expect(left?.reminders).toBe(1)
  await owner(sql`delete from result where project_id = ${mine.project.id}`)
  await owner(sql`delete from result_month where project_id = ${mine.project.id}`)
  await owner(sql`delete from sample where project_id = ${mine.project.id}`)
  await owner(sql`delete from monitoring where project_id = ${mine.project.id}`)
  await owner(sql`delete from station where id = ${mine.station.id}`)
  expect(
    await owner(sql`select from late_report_reminder where project_id = ${mine.project.id}`),
  ).toEqual([])
})
