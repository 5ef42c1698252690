import { limitRoutes } from '@puquio/contract/laboratory/limits'
import { parameterRoutes } from '@puquio/contract/laboratory/parameters'
import { seriesRoutes } from '@puquio/contract/laboratory/series'
import { shippedLimits } from '@puquio/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildMember, buildMine, buildStation } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { buildLaboratory } from '../../../test/proofs/build-laboratory.ts'
import { ownLimit } from '../../../test/proofs/valid-bodies.ts'

let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let laboratory: Awaited<ReturnType<typeof buildLaboratory>>
let calls: Awaited<ReturnType<TestApp['signIn']>>
let params: { projectId: number }
beforeAll(async () => {
  puquio = await startTestApp()
  mine = await buildMine(puquio.database)
  laboratory = await buildLaboratory(puquio.database, mine)
  calls = await puquio.signIn(mine.admin)
  params = { projectId: mine.project.id }
})
afterAll(() => puquio.close())

const list = (query: object = {}) => calls.call(limitRoutes.list, { params, query })
const of = (limitId: number) => ({ params: { ...params, limitId } })
const zinc = async () => {
  const all = await calls.call(parameterRoutes.choices, { params })
  return all.find(({ key }) => key === 'zn-total')?.id ?? 0
}

it('lists what the decrees and the project limit, by filters, and as a workbook', async () => {
  expect((await list()).total).toBe(shippedLimits().length + 1)
  expect((await list({ origin: 'own' })).items).toMatchObject([
    { standard: 'EIA-d 2014', max: 5, unit: 'L/s', isOwn: true, toBeVerified: false },
  ])
  const doubtful = await list({ toBeVerified: true })
  expect(doubtful.total).toBe(shippedLimits().filter((one) => one.toBeVerified).length)
  const water = await list({
    standard: 'D.S. 004-2017-MINAM',
    category: '3-D1',
    search: 'zinc',
    size: 100,
  })
  expect(water.items.map(({ max, unit }) => [max, unit])).toEqual([[2, 'mg/L']])
  expect((await list({ statistic: 'annual-mean' })).items.length).toBeGreaterThan(0)
  const file = await calls.send(limitRoutes.workbook, {
    params,
    query: { format: 'csv', language: 'es', origin: 'own' },
  })
  expect(file.statusCode).toBe(200)
  expect(file.body).toContain('EIA-d 2014')
  expect(file.body).not.toContain('MINAM')
})

it('adds, edits and retires a limit of the project, one for each day', async () => {
  const body = { ...ownLimit(await zinc()), standard: 'ds 004-2017', category: 'cat 3-D1', max: 1 }
  const made = await calls.call(limitRoutes.create, { params, body })
  expect(made).toMatchObject({
    standard: 'D.S. 004-2017-MINAM',
    category: '3-D1',
    max: 1,
    unit: 'mg/L',
    origin: 'own',
    version: 1,
  })
  expect(await calls.refusal(limitRoutes.create, { params, body })).toMatchObject({
    problem: 'ALREADY_EXISTS',
    fields: [{ path: 'validFrom', code: 'limit-overlaps' }],
  })
  const ended = { ...body, validTo: '2020-12-31', version: 1 }
  expect(await calls.call(limitRoutes.edit, { ...of(made.id), body: ended })).toMatchObject({
    validTo: '2020-12-31',
    version: 2,
  })
  expect((await calls.refusal(limitRoutes.edit, { ...of(made.id), body: ended })).problem).toBe(
    'CHANGED_MEANWHILE',
  )
  const later = { ...body, validFrom: '2021-01-01', max: 0.5 }
  await calls.call(limitRoutes.create, { params, body: later })
  await calls.call(limitRoutes.retire, of(made.id))
  expect((await list({ retired: true })).items.map(({ id }) => id)).toEqual([made.id])
  await calls.call(limitRoutes.restore, of(made.id))
  expect((await list({ origin: 'own', search: 'zinc' })).total).toBe(2)
})

it('refuses a limit without a bound, one that ends before it begins, and an instrument without approval', async () => {
  const parameterId = await zinc()
  const fieldsOf = async (changes: object) => {
    const body = { ...ownLimit(parameterId), standard: 'Otra', ...changes }
    return (await calls.refusal(limitRoutes.create, { params, body })).fields?.map(
      ({ path, code }) => `${path} ${code}`,
    )
  }
  expect(await fieldsOf({ max: null })).toEqual(['max no-bound'])
  expect(await fieldsOf({ min: 9 })).toEqual(['max max-below-min'])
  expect(await fieldsOf({ validTo: '2013-01-01' })).toEqual(['validTo ends-before-start'])
  expect(await fieldsOf({ origin: 'instrument' })).toEqual(['approvedOn required'])
  expect(await fieldsOf({ parameterId: 999_999 })).toEqual(['parameterId not-in-list'])
})

it('knows an own standard by another spelling, in a limit and at a station', async () => {
  const project = await buildMine(puquio.database)
  const admin = await puquio.signIn(project.admin)
  const on = { projectId: project.project.id }
  const all = await admin.call(parameterRoutes.choices, { params: on })
  const idOf = (key: string) => all.find((one) => one.key === key)?.id ?? 0
  const body = { ...ownLimit(idOf('zn-total')), standard: 'EIA Quebrada', category: 'Río' }
  const made = await admin.call(limitRoutes.create, { params: on, body })
  const same = { ...body, standard: ' eia  quebrada', category: 'RIO' }
  expect((await admin.refusal(limitRoutes.create, { params: on, body: same })).problem).toBe(
    'ALREADY_EXISTS',
  )
  const copper = { ...same, parameterId: idOf('cu-total') }
  expect(await admin.call(limitRoutes.create, { params: on, body: copper })).toMatchObject({
    standard: 'EIA Quebrada',
    category: 'Río',
  })
  const assignment = {
    standard: 'EIA QUEBRADA',
    category: 'rio',
    validFrom: '2026-01-01',
    validTo: null,
    frozenOn: null,
  }
  const stations = [project.station.id]
  await admin.call(limitRoutes.setStations, {
    params: on,
    body: { mode: 'replace', limitChoice: 'first', assignments: [assignment], stations },
  })
  const { items } = await admin.call(limitRoutes.stations, { params: on, query: {} })
  expect(items.find(({ id }) => id === project.station.id)).toMatchObject({
    isUnknown: false,
    assignments: [{ standard: 'EIA Quebrada', category: 'Río' }],
  })
  const half = { ...body, allowedPerYear: 1.5, version: made.version }
  const edit = { params: { ...on, limitId: made.id }, body: half }
  expect((await admin.refusal(limitRoutes.edit, edit)).fields).toMatchObject([
    { path: 'allowedPerYear', code: 'times-a-year' },
  ])
})

it('gives the mean of a baseline, with its non-detects', async () => {
  const path = { ...params, stationId: mine.station.id }
  const query = { parameterId: laboratory.parameter.id, from: '2026-01-01', to: '2026-12-31' }
  expect(await calls.call(limitRoutes.baseline, { params: path, query })).toEqual({
    mean: 6.1,
    unit: 'L/s',
    results: 1,
    nonDetects: 0,
    nonDetectRule: null,
    left: 0,
  })
  const before = { ...query, to: '2026-01-02' }
  expect((await calls.call(limitRoutes.baseline, { params: path, query: before })).mean).toBeNull()
})

it('sets the standards of several stations at once, and lists what is not known', async () => {
  const odd = await buildStation(puquio.database, mine.project, {
    code: 'PM-77',
    standard: 'D.S. 002-2008-MINAM',
    category: 'Cat. 3',
  })
  const stationsOf = async (query: object) =>
    (await calls.call(limitRoutes.stations, { params, query })).items
  expect((await stationsOf({ unknown: true })).map(({ code }) => code)).toEqual(['PM-77'])
  const assignment = {
    standard: 'ECA Agua',
    category: 'Cat 3-D1',
    validFrom: '2017-06-08',
    validTo: null,
    frozenOn: null,
  }
  const body = {
    stations: [odd.id, mine.station.id],
    mode: 'replace' as const,
    limitChoice: 'strictest' as const,
    assignments: [assignment],
  }
  expect(await calls.call(limitRoutes.setStations, { params, body })).toEqual({ stations: 2 })
  expect(await stationsOf({ unknown: true })).toEqual([])
  const [set] = await stationsOf({ search: 'PM-77' })
  expect(set).toMatchObject({
    limitChoice: 'strictest',
    isUnknown: false,
    assignments: [{ standard: 'D.S. 004-2017-MINAM', category: '3-D1', validFrom: '2017-06-08' }],
  })
  const more = { ...assignment, standard: 'EIA-d 2014', category: '', frozenOn: '2015-01-01' }
  await calls.call(limitRoutes.setStations, {
    params,
    body: { ...body, stations: [odd.id], mode: 'add', assignments: [more] },
  })
  expect((await stationsOf({ standard: 'EIA-d 2014' }))[0]?.assignments).toMatchObject([
    { standard: 'D.S. 004-2017-MINAM' },
    { standard: 'EIA-d 2014', frozenOn: '2015-01-01' },
  ])
  const elsewhere = await buildMine(puquio.database)
  const foreign = { ...body, stations: [odd.id, elsewhere.station.id] }
  expect((await calls.refusal(limitRoutes.setStations, { params, body: foreign })).status).toBe(404)
  expect((await stationsOf({ search: 'PM-77' }))[0]?.assignments).toHaveLength(2)
  const standards = await calls.call(limitRoutes.standards, { params })
  expect(standards.at(-1)).toMatchObject({ code: 'EIA-d 2014', isOwn: true })
})

it('is read by a reader and changed by an ADMIN alone, in the own project', async () => {
  const reader = await puquio.signIn(await buildMember(puquio.database, mine.project, 'read'))
  expect((await reader.call(limitRoutes.list, { params })).total).toBeGreaterThan(400)
  const input = { params, body: ownLimit(await zinc()) }
  expect((await reader.refusal(limitRoutes.create, input)).status).toBe(403)
  expect((await puquio.nobody.refusal(limitRoutes.list, { params })).status).toBe(401)
  const elsewhere = await puquio.signIn((await buildMine(puquio.database)).admin)
  expect((await elsewhere.refusal(limitRoutes.list, { params })).status).toBe(404)
})

it('takes a text of stations for the standard that it means, once that is said', async () => {
  const { database } = puquio
  const station = await buildStation(database, mine.project, {
    standard: 'ECA agua riego',
    category: 'canal',
  })
  const other = await buildStation(database, mine.project, {
    standard: 'eca  AGUA riego',
    category: 'Canal',
  })
  const codes = [station.code, other.code].toSorted()
  const texts = () => calls.call(limitRoutes.texts, { params })
  const isUnknown = async () => {
    const { items } = await calls.call(limitRoutes.stations, {
      params,
      query: { unknown: true, size: 100 },
    })
    return items.some(({ id }) => id === station.id)
  }
  expect((await texts()).unknown.flatMap(({ stations }) => stations)).toEqual(
    expect.arrayContaining(codes),
  )
  expect(await isUnknown()).toBe(true)
  const written = { standard: 'ECA agua riego', category: 'canal' }
  const body = { written, standard: 'ds 004-2017', category: 'cat 3-D1' }
  const refused = { ...body, category: '9-Z' }
  expect((await calls.send(limitRoutes.addAlias, { params, body: refused })).json()).toMatchObject({
    problem: 'STANDARD_UNKNOWN',
  })
  const made = await calls.call(limitRoutes.addAlias, { params, body })
  expect(made).toMatchObject({ written, standard: 'D.S. 004-2017-MINAM', category: '3-D1' })
  expect(made.stations).toEqual(codes)
  expect(await isUnknown()).toBe(false)
  const shown = await calls.call(seriesRoutes.station, {
    params: { ...params, stationId: station.id },
  })
  expect(shown.standards).toEqual([{ standard: 'D.S. 004-2017-MINAM', category: '3-D1' }])
  const again = await calls.send(limitRoutes.addAlias, { params, body })
  expect(again.statusCode).toBe(409)
  const known = { ...body, written: { standard: 'ECA Agua', category: '3-D2' } }
  expect((await calls.send(limitRoutes.addAlias, { params, body: known })).statusCode).toBe(409)
  await calls.call(limitRoutes.removeAlias, {
    params: { ...params, standardAliasId: made.id },
  })
  expect(await isUnknown()).toBe(true)
})
