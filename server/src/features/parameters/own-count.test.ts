import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMine } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { ownParameter } from '../../../test/proofs/valid-bodies.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let calls: Awaited<ReturnType<TestApp['signIn']>>
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  const mine = await buildMine(puquio.database)
  calls = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
})

const have = (count: number, formula: string | null) =>
  puquio.database.owner.one<{ id: number }>(
    {},
    sql`insert into parameter (project_id, key, name, parameter_group, matrix, unit, decimals, formula)
      select ${params.projectId}, 'own-' || n, jsonb_build_object('es', 'Propio ' || n, 'en', '', 'fr', '', 'pt', ''),
        'metals', 'water', 'kg/d', 2, ${formula}::text
      from generate_series(1, ${count}::int) n returning id`,
  )
const named = (name: string) => ({ ...ownParameter, name: { es: name, en: '', fr: '', pt: '' } })
const load = { unit: 'kg/d' as const, formula: '[zn-total] * [flow]' }

it('a project has 50 calculated parameters of its own at most, retired ones not counted', async () => {
  const [first] = await have(50, load.formula)
  const full = { status: 409, problem: 'TOO_MANY_CALCULATED_PARAMETERS', params: { max: 50 } }
  const body = { ...named('Una más'), ...load }
  expect(await calls.refusal(parameterRoutes.create, { params, body })).toMatchObject(full)
  const measured = await calls.call(parameterRoutes.create, { params, body: named('Medida') })
  const of = (parameterId: number) => ({ params: { ...params, parameterId } })
  const edited = { ...named('Medida'), ...load, version: measured.version }
  expect(
    await calls.refusal(parameterRoutes.edit, { ...of(measured.id), body: edited }),
  ).toMatchObject(full)
  await calls.call(parameterRoutes.retire, of(first?.id ?? 0))
  await calls.call(parameterRoutes.create, { params, body })
  expect(await calls.refusal(parameterRoutes.restore, of(first?.id ?? 0))).toMatchObject(full)
})

it('and 1,000 in all', async () => {
  await have(1_000, null)
  expect(
    await calls.refusal(parameterRoutes.create, { params, body: named('Una más') }),
  ).toMatchObject({ status: 409, problem: 'TOO_MANY_PARAMETERS', params: { max: 1_000 } })
})
