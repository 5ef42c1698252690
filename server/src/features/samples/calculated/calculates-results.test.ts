import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { sampleRoutes } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMine } from '../../../../test/build.ts'
import { buildResults } from '../../../../test/build-results.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { ownParameter } from '../../../../test/proofs/valid-bodies.ts'
import { runJobs } from '../../../../test/run-jobs.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'
import { samplesAtOnce } from './calculate-results.ts'

const samples = samplesAtOnce + 200

let puquio: TestApp
let calls: Calls
let on: { projectId: number }
let built: Awaited<ReturnType<typeof buildResults>>
beforeAll(async () => {
  puquio = await startTestApp()
  const mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  built = await buildResults(puquio.database, mine, { stations: 1, parameters: 2, days: samples })
  calls = await puquio.signIn(mine.admin)
})
afterAll(() => puquio.close())

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)

/** Calculated results, and those of them that are a + `factor` b of their sample. */
async function counted(factor: number) {
  const [row] = await owner<{ all: number; right: number }>(sql`
    select count(*)::int as all, count(*) filter (where abs(c.value - (a.value + ${factor}::float8 * b.value)) < 1e-9)::int as right
    from calculated_result c
      join result a on a.sample_id = c.sample_id and a.parameter_id = ${built.parameters[0]?.id}
      join result b on b.sample_id = c.sample_id and b.parameter_id = ${built.parameters[1]?.id}
    where c.project_id = ${on.projectId}`)
  return [row?.all, row?.right]
}

it('after a change the first samples are calculated at once, the others by a job that lets entries through', async () => {
  const [a, b] = built.parameters.map(({ key }) => key)
  const body = {
    ...ownParameter,
    name: { es: 'Suma', en: '', fr: '', pt: '' },
    symbol: '',
    unit: 'mg/L' as const,
    formula: `[${a}] + [${b}]`,
  }
  // By this rule a sum is that of the numbers, also where one of them is below a limit.
  await owner(sql`insert into laboratory_setting (project_id, non_detect_rule, warning_share, repeat_times)
    values (${on.projectId}, 'limit', 0.8, 2)`)
  const sum = await calls.call(parameterRoutes.create, { params: on, body })
  expect(await counted(1)).toEqual([samplesAtOnce, samplesAtOnce])
  await runJobs(puquio, 'calculate-results')
  expect(await counted(1)).toEqual([samples, samples])

  const doubled = { ...body, formula: `[${a}] + 2 * [${b}]`, version: 1 }
  const params = { ...on, parameterId: sum.id }
  await calls.call(parameterRoutes.edit, { params, body: doubled })
  expect(await counted(2)).toEqual([samples, samplesAtOnce])
  // What is changed before the job comes to it follows the new formula at once.
  const [last] = await owner<{ id: number }>(
    sql`select max(id) as id from sample where project_id = ${on.projectId}`,
  )
  await calls.call(sampleRoutes.applyQualifier, {
    params: { ...on, sampleId: last?.id ?? 0, parameterId: built.parameters[0]?.id ?? 0 },
    body: { qualifier: 'R', reason: 'Frasco roto' },
  })
  expect(await counted(2)).toEqual([samples - 1, samplesAtOnce])
  await runJobs(puquio, 'calculate-results')
  expect(await counted(2)).toEqual([samples - 1, samples - 1])
  const jobs = await owner(sql`
    select state, progress_total from job where kind = 'calculate-results' and project_id = ${on.projectId}
      and payload ->> 'after' is not null`)
  expect(jobs).toEqual([
    { state: 'done', progressTotal: 200 },
    { state: 'done', progressTotal: 200 },
  ])
})
