import type { enteredSample } from '@puquio/contract/laboratory/sample-entry'
import { sampleRoutes as api } from '@puquio/contract/laboratory/samples'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { z } from 'zod'
import { buildMember, buildMine } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { Calls } from '../../../../test/send.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let writer: Calls
let on: { projectId: number }
let parameters: Map<string, { id: number; unit: string }>
beforeAll(async () => {
  puquio = await startTestApp({ now: '2026-02-25T12:00:00-05:00' })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  mine = await buildMine(puquio.database)
  on = { projectId: mine.project.id }
  writer = await puquio.signIn(await buildMember(puquio.database, mine.project, 'write'))
  const rows = await puquio.database.owner.one<{ id: number; key: string; unit: string }>(
    {},
    sql`select id, key, unit from parameter where project_id = ${mine.project.id}`,
  )
  parameters = new Map(rows.map(({ key, ...one }) => [key, one]))
})

const known = (key: string) => parameters.get(key) ?? { id: 0, unit: '' }
const enter = (
  results: Record<string, string | { text: string; analysedOn: string }>,
  rest: Partial<z.input<typeof enteredSample>> = {},
) =>
  writer.call(api.create, {
    params: on,
    body: {
      stationId: mine.station.id,
      sampledOn: '2026-02-10',
      sampledTime: '09:00',
      matrix: 'water',
      type: 'normal',
      campaign: 'Febrero 2026',
      decimalMark: '.',
      results: Object.entries(results).map(([key, value]) => ({
        parameterId: known(key).id,
        unit: known(key).unit,
        ...(typeof value === 'string' ? { text: value } : value),
      })),
      ...rest,
    },
  })
const findingsOf = async (sampleId: number) => {
  const { quality } = await writer.call(api.get, { params: { ...on, sampleId } })
  return quality.findings.map(({ check, suggested }) => `${check} ${suggested}`)
}

it.each([
  ['1.100', []],
  ['1.101', ['duplicate J']],
])('compares a sample of 0.9 with its duplicate of %s', async (text, findings) => {
  const { id } = await enter({ 'cu-total': '0.9' })
  const other = await enter({ 'cu-total': text }, { type: 'duplicate' })
  expect(await findingsOf(id)).toEqual(findings)
  expect(await findingsOf(other.id)).toEqual(findings)
})

it('compares a duplicate with the sample that it was taken beside, not with others of the day', async () => {
  await enter({ 'cu-total': '0.9' })
  await enter({ 'cu-total': '0.9' }, { type: 'duplicate' })
  const later = await enter({ 'cu-total': '5' }, { sampledTime: '15:00' })
  expect(await findingsOf(later.id)).toEqual([])
})

it.each([
  ['0.5', []],
  ['0.499', ['blank U']],
])('says whether a blank of 0.1 may explain %s', async (text, findings) => {
  const blank = await enter({ 'zn-total': '0.1' }, { type: 'field-blank' })
  await enter({ 'zn-total': '0.1' }, { type: 'trip-blank', campaign: 'Otra' })
  const { id } = await enter({ 'zn-total': text })
  expect(await findingsOf(id)).toEqual(findings)
  expect(await findingsOf(blank.id)).toEqual(['own-blank null'])
})

it.each([
  ['2026-02-12', []],
  ['2026-02-13', ['holding-time J']],
])('keeps the two days of nitrate, analysed on %s', async (analysedOn, findings) => {
  const { id } = await enter({ no3: { text: '1', analysedOn } })
  expect(await findingsOf(id)).toEqual(findings)
})

it.each([
  ['1.2', []],
  ['1.21', ['fractions J']],
])('compares dissolved %s with a total of 1', async (text, findings) => {
  const { id } = await enter({ 'cu-total': '1', 'cu-dissolved': text })
  expect(await findingsOf(id)).toEqual(findings)
})

it.each([
  // WQChartPy's sample 3, and the same with more calcium.
  ['54', 2.939495, []],
  ['80', 15.838, ['charge-balance J']],
])('balances the charges with calcium of %s', async (calcium, percent, findings) => {
  const ions = { 'mg-total': '11', 'na-total': '16', 'k-total': '2.4', hco3: '207', cl: '18' }
  const { quality, id } = await enter({ 'ca-total': calcium, ...ions, so4: '10' })
  expect(await findingsOf(id)).toEqual(findings)
  expect(quality.chargeBalance?.errorPercent).toBeCloseTo(percent, 2)
})

it.each([
  ['11', []],
  ['11.01', ['history null']],
])('compares %s with the station’s own results', async (text, findings) => {
  const earlier = ['3', '3', '3', '3', '5', '7', '7', '7', '7']
  for (const [month, value] of earlier.entries())
    await enter({ 'cu-total': value }, { sampledOn: `2025-0${month + 1}-10` })
  const { id } = await enter({ 'cu-total': text })
  expect(await findingsOf(id)).toEqual(findings)
})

it('keeps what a person says with its reason, on this version alone', async () => {
  const { id } = await enter({ 'cu-total': '0.9' })
  const params = { ...on, sampleId: id, parameterId: known('cu-total').id }
  const body = { qualifier: 'R' as const, reason: 'Frasco roto' }
  await writer.call(api.applyQualifier, { params, body })
  const read = () => writer.call(api.get, { params: { ...on, sampleId: id } })
  expect((await read()).results).toMatchObject([{ applied: body }])
  const none = await writer.refusal(api.applyQualifier, { params, body: { ...body, reason: ' ' } })
  expect(none.fields).toMatchObject([{ path: 'reason', code: 'required' }])
  await writer.call(api.applyQualifier, { params, body: { qualifier: null, reason: 'Por error' } })
  expect((await read()).results).toMatchObject([{ applied: null }])
  const unknown = { ...params, parameterId: known('ph').id }
  expect((await writer.refusal(api.applyQualifier, { params: unknown, body })).status).toBe(404)
})
