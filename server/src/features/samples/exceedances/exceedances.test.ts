import type { enteredSample } from '@puquio/contract/laboratory/sample-entry'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { notificationRoutes } from '@puquio/contract/notifications'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { buildMember, buildMine, buildStation } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { resultsEntered } from '../service.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let on: { projectId: number }
let stationId: number
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const { database } = puquio
  const effluent = { code: 'EF-1', standard: 'D.S. 010-2010-MINAM' }
  stationId = (await buildStation(database, mine.project, effluent)).id
})

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)
const idOf = async (key: string) => {
  const [row] = await owner<{ id: number }>(
    sql`select id from parameter where project_id = ${mine.project.id} and key = ${key}`,
  )
  return row?.id ?? 0
}
const enter = async (
  results: Record<string, string>,
  rest: Partial<z.input<typeof enteredSample>> = {},
) => {
  const entered = Object.entries(results).map(async ([key, text]) => ({
    parameterId: await idOf(key),
    text,
    unit: key === 'ph' ? '' : 'mg/L',
  }))
  const body = {
    stationId,
    sampledOn: '2026-02-10',
    sampledTime: '09:30',
    matrix: 'water' as const,
    type: 'normal' as const,
    campaign: 'Febrero 2026',
    results: await Promise.all(entered),
    ...rest,
  }
  return writer.call(api.create, { params: on, body })
}
const told = async () => {
  await runJobs(puquio, 'tell-exceedances', 'notify')
  const { items } = await writer.call(notificationRoutes.list, { params: on, query: {} })
  return items.map(({ message, opens, priority, module }) => ({ message, opens, priority, module }))
}

it('tells of what exceeds, with limit, station and a link to the sample', async () => {
  const { id } = await enter({ 'cu-total': '0.9', ph: '9.6', 'pb-total': '<0.005' })
  expect(await told()).toEqual([
    {
      message: expect.stringMatching(
        /exceden su límite: 2\. Estaciones: EF-1\. .*EF-1 Cu total 0\.9 mg\/L \(≤ 0\.5\).*EF-1 pH 9\.6 .*\(6 – 9\)/,
      ),
      opens: `/data/samples/${id}`,
      priority: 1,
      module: 'laboratory',
    },
  ])
})

it('is silent about what complies, about blanks, and about what is not told twice', async () => {
  await enter({ 'cu-total': '0.1', ph: '7' })
  await enter({ 'cu-total': '0.9' }, { type: 'field-blank' })
  const made = await enter({ 'cu-total': '0.9' }, { code: 'M-2' })
  expect(await told()).toHaveLength(1)
  puquio.clock.set('2026-02-15T12:05:00-05:00')
  const params = { ...on, sampleId: made.id }
  const results = [{ parameterId: await idOf('ph'), text: '7.1' }]
  await writer.call(api.edit, {
    params,
    body: {
      stationId,
      sampledOn: '2026-02-10',
      sampledTime: '09:30',
      matrix: 'water',
      type: 'normal',
      campaign: 'Febrero 2026',
      code: 'M-2',
      results,
      version: 1,
    },
  })
  expect(await told()).toHaveLength(1)
})

it('tells of many samples that were entered together once, and leads to their list', async () => {
  await enter({ 'cu-total': '0.9' }, { code: 'M-1' })
  await enter({ 'cu-total': '0.8' }, { code: 'M-2' })
  await owner(sql`delete from job`)
  const scope = projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const at = new Date('2026-02-15T12:30:00Z')
  await owner(sql`update result set entered_at = ${at}, entered_by = ${mine.admin.id}
    where project_id = ${mine.project.id}`)
  await scope.transaction((within) => resultsEntered(within, at))
  expect(await told()).toMatchObject([
    {
      message: expect.stringContaining('límite: 2, repetidos: 1.'),
      opens: '/data?outcome=exceeds',
    },
  ])
})

it('says how many repeat an exceedance of before', async () => {
  await enter({ 'cu-total': '0.9' }, { sampledOn: '2026-01-10' })
  await told()
  puquio.clock.set('2026-02-15T12:10:00-05:00')
  await enter({ 'cu-total': '0.8', ph: '9.6' })
  expect((await told()).map(({ message }) => message)).toContainEqual(
    expect.stringContaining('límite: 2, repetidos: 1.'),
  )
})

it('tells of nothing where the transaction fails', async () => {
  await enter({ 'cu-total': '0.9' })
  await told()
  await expect(enter({ 'cu-total': '0.9' })).rejects.toThrow('409')
  const jobs = await owner(
    sql`select from job where kind = 'tell-exceedances' and state = 'queued'`,
  )
  expect(jobs).toEqual([])
})
