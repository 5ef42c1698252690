import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildMember, buildMine, buildSystemAdmin } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { budgetLeft, reserveCall, settleCall } from './service.ts'

let puquio: TestApp
let scope: ProjectScope
let system: Calls
let params: { projectId: number }
let mine: Awaited<ReturnType<typeof buildMine>>

beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  params = { projectId: mine.project.id }
  scope = projectScope(puquio.database, puquio.clock, {
    projectId: mine.project.id,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
})

const reserved = (costUsd: number) => ({
  purpose: 'extraction' as const,
  model: 'qwen3:8b',
  tokens: { input: 1_000, output: 8_000 },
  costUsd,
})
const took = (costUsd: number) => ({
  failure: null,
  tokens: { input: 1_000, output: 200 },
  costUsd,
  ms: 900,
})
/** A question that was answered. */
async function ask(costUsd: number, given: object = {}) {
  const id = await reserveCall(scope, reserved(costUsd * 2))
  if (id === null) throw new Error('no budget')
  await settleCall(scope, id, { ...took(costUsd), ...given })
}

const set = (monthlyUsd: number | null, version: number) => ({
  params,
  body: { monthlyUsd, version },
})
const read = () => system.call(modelBudgetRoutes.get, { params })

test('a project spends without a bound until there is one', async () => {
  expect(await budgetLeft(scope)).toBeNull()
  await ask(1.5)
  expect(await system.call(modelBudgetRoutes.set, set(2, 0))).toEqual({
    monthlyUsd: 2,
    version: 1,
    month: '2026-02',
    spentUsd: 1.5,
    calls: 1,
    tokensIn: 1_000,
    tokensOut: 200,
    model: null,
  })
  expect(await budgetLeft(scope)).toBe(0.5)
  await ask(3, { failure: 'truncated' })
  expect(await budgetLeft(scope)).toBe(0)
})

test('a month is the project’s own, and begins without anything spent', async () => {
  await system.call(modelBudgetRoutes.set, set(2, 0))
  puquio.clock.set('2026-02-28T23:30:00-05:00')
  await ask(2)
  expect(await budgetLeft(scope)).toBe(0)
  puquio.clock.set('2026-03-01T00:30:00-05:00')
  expect(await budgetLeft(scope)).toBe(2)
  system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  expect(await read()).toMatchObject({ month: '2026-03', calls: 0 })
})

test('what was never sent took nothing and is no question', async () => {
  await ask(0, { failure: 'too-long', tokens: { input: 0, output: 0 } })
  expect(await read()).toMatchObject({ calls: 0, spentUsd: 0, tokensIn: 0 })
})

test('of two questions that are asked at once for the last of a budget, one is', async () => {
  await system.call(modelBudgetRoutes.set, set(1, 0))
  await ask(0.9)
  const both = await Promise.all([1, 2].map(() => reserveCall(scope, reserved(0.2))))
  expect(both.filter((id) => id === null)).toHaveLength(1)
})

test('a question counts from when it is asked, as what it may take at most, until it is settled once', async () => {
  await system.call(modelBudgetRoutes.set, set(1, 0))
  const id = await reserveCall(scope, reserved(0.4))
  expect(await read()).toMatchObject({ spentUsd: 0.4, calls: 1, tokensOut: 8_000 })
  await settleCall(scope, id ?? 0, took(0.1))
  await settleCall(scope, id ?? 0, took(0))
  expect(await read()).toMatchObject({ spentUsd: 0.1, calls: 1, tokensOut: 200 })
  // The database holds it, too.
  const changed = await scope.rows(
    sql`update model_call set cost_usd = 0 where id = ${id} returning id`,
  )
  expect(changed).toEqual([])
})

test('the bound is set by who has the key, and of two at once by one', async () => {
  const admin = await puquio.signIn(mine.admin)
  expect(await admin.refusal(modelBudgetRoutes.set, set(1e6, 0))).toMatchObject({ status: 403 })
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect(await reader.call(modelBudgetRoutes.get, { params })).toMatchObject({ version: 0 })
  const nobody = await puquio.nobody.refusal(modelBudgetRoutes.get, { params })
  expect(nobody).toMatchObject({ status: 401 })
  const other = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect(await other.refusal(modelBudgetRoutes.get, { params })).toMatchObject({ status: 404 })
  expect(await system.refusal(modelBudgetRoutes.set, set(-1, 0))).toMatchObject({ status: 422 })
  await system.call(modelBudgetRoutes.set, set(5, 0))
  const late = await system.refusal(modelBudgetRoutes.set, set(9, 0))
  expect(late).toMatchObject({ problem: 'CHANGED_MEANWHILE' })
  expect(await system.call(modelBudgetRoutes.set, set(null, 1))).toMatchObject({
    monthlyUsd: null,
    version: 2,
  })
  expect(await budgetLeft(scope)).toBeNull()
})
