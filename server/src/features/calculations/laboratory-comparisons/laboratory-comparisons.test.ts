import { calculationRoutes } from '@puquio/contract/modi/calculations'
import { laboratoryComparisonRoutes as routes } from '@puquio/contract/modi/laboratory-comparisons'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { rowsOfSheet } from '../../../../test/cells-of.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import {
  buildCompared,
  buildHours,
  calculationBody,
  proposalBody,
} from '../../../../test/proofs/build-calculation.ts'
import { buildDevice } from '../../../../test/proofs/build-device.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let admin: Awaited<ReturnType<TestApp['signIn']>>
let params: { projectId: number; variableId: number }

beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-15T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  admin = await puquio.signIn(mine.admin)
  const built = await buildDevice(puquio.database, mine)
  const { readings } = await buildCompared(puquio.database, { ...mine, ...built })
  await buildHours(puquio.database, built.variable.id, readings)
  params = { projectId: mine.project.id, variableId: built.variable.id }
})

const show = () => admin.call(routes.show, { params, query: { from: '2026-01-01' } })
const calculations = async () => (await admin.call(calculationRoutes.get, { params })).calculations
const propose = (by = admin) => by.call(routes.propose, { params, body: proposalBody })

it('pairs approved results with the mean of the day, and suggests the median of ratios', async () => {
  const found = await show()
  expect(found).toMatchObject({
    obstacle: null,
    station: { code: mine.station.code },
    kind: 'ratio',
    left: { nonDetects: 0, withoutReadings: 0 },
    suggested: { amount: 1.1, spread: 0, pairs: 3 },
    factor: { correction: 1.1, adjustment: 0 },
  })
  expect(found.pairs[1]).toMatchObject({
    on: '2026-01-11',
    laboratory: 22,
    sensor: 20,
    readings: 6,
  })
})

it('holds once an administrator approves it, from its date on', async () => {
  const writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  await propose(writer)
  const [proposed] = await calculations()
  expect(proposed).toMatchObject({
    definition: { kind: 'factor', correction: 1.1, adjustment: 0 },
    basis: { kind: 'ratio', amount: 1.1, pairs: 3, from: '2026-01-01', to: '2026-01-31' },
    approved: null,
    validFrom: '2026-02-01T05:00:00.000Z',
  })
  const on = { params: { ...params, calculationId: proposed?.id ?? 0 } }
  expect(await writer.refusal(calculationRoutes.accept, on)).toMatchObject({
    problem: 'ACCESS_DENIED',
  })
  await admin.call(calculationRoutes.accept, on)
  expect((await calculations())[0]?.approved).toMatchObject({ by: expect.any(String) })
  expect(await admin.refusal(calculationRoutes.accept, on)).toMatchObject({ problem: 'NOT_FOUND' })
  // On top of the factor that holds now.
  expect((await show()).factor).toEqual({ correction: 1.21, adjustment: 0 })
})

it('is not approved on top of another factor than it was suggested for', async () => {
  await propose()
  const [proposed] = await calculations()
  await admin.call(calculationRoutes.add, { params, body: calculationBody })
  const on = { params: { ...params, calculationId: proposed?.id ?? 0 } }
  expect(await admin.refusal(calculationRoutes.accept, on)).toMatchObject({
    problem: 'CHANGED_MEANWHILE',
  })
})

it('is rejected, and stays as history', async () => {
  await propose()
  const [proposed] = await calculations()
  const on = { params: { ...params, calculationId: proposed?.id ?? 0 } }
  await admin.call(calculationRoutes.withdraw, on)
  expect((await calculations())[0]).toMatchObject({
    approved: null,
    withdrawn: { by: expect.any(String) },
  })
  expect((await show()).factor).toEqual({ correction: 1.1, adjustment: 0 })
})

it('suggests nothing of days without three pairs', async () => {
  const body = { ...proposalBody, from: '2026-01-12' }
  expect(await admin.refusal(routes.propose, { params, body })).toMatchObject({
    problem: 'NO_SUGGESTED_FACTOR',
  })
})

it('is seen by nobody else', async () => {
  const other = await buildMine(puquio.database)
  const stranger = await puquio.signIn(other.admin)
  expect(await stranger.refusal(routes.show, { params })).toMatchObject({ problem: 'NOT_FOUND' })
  const foreign = { ...params, projectId: other.project.id }
  expect(await stranger.refusal(routes.show, { params: foreign })).toMatchObject({
    problem: 'NOT_FOUND',
  })
})

it('has its pairs as a file', async () => {
  const query = { format: 'xlsx', language: 'en', from: '2026-01-01' } as const
  const file = await admin.send(routes.file, { params, query })
  expect((await rowsOfSheet(file.rawPayload, 'Sensor against the laboratory'))[1]).toEqual({
    Date: '2026-01-11',
    'Laboratory (mg/L)': 22,
    'Sensor, mean of the day (mg/L)': 20,
    Readings: 6,
    'Laboratory ÷ sensor': 1.1,
  })
})
