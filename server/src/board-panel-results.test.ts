import type { PanelSettings } from '@puquio/contract/boards/panels'
import { variationMost } from '@puquio/contract/laboratory/variation'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AskedPanel, scopeOf, shownPanels } from '../test/boards/shown-panels.ts'
import { buildMine, buildStation, insert } from '../test/build.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { sql } from './platform/db/sql.ts'

/**
 * Which results the panels of a board show on paper: of approved campaigns and normal samples, in their newest version, unless
 * somebody rejected them; at the reader's stations and of the reader's parameters before those of the panel; on both of a
 * period's days, too.
 */
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let near: { id: number }
let far: { id: number }
let copper: number
let zinc: number
let parameters: Record<string, number>
let approved: { id: number }
let { sectionsOf, partsOf, rowsOf, factsOf } = {} as ReturnType<typeof shownPanels>

const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set('2026-03-10T12:00:00-05:00')
  mine = await buildMine(puquio.database)
  ;({ sectionsOf, partsOf, rowsOf, factsOf } = shownPanels(puquio, scopeOf(puquio, mine)))
  const standard = 'D.S. 010-2010-MINAM'
  near = await buildStation(puquio.database, mine.project, { code: 'EF-1', standard })
  far = await buildStation(puquio.database, mine.project, { code: 'EF-2', standard })
  const rows = await puquio.database.owner.one<{ key: string; id: number }>(
    {},
    sql`select key, id from parameter where project_id = ${mine.project.id}`,
  )
  parameters = Object.fromEntries(rows.map(({ key, id }) => [key, id]))
  ;[copper, zinc] = [parameters['cu-total'] ?? 0, parameters['zn-total'] ?? 0]
  await buildSamples()
})
afterAll(() => puquio.close())

/** A calcium water in balance, in mg/L but for pH. */
const water = {
  ph: 7.6,
  'ca-dissolved': 40.078,
  'mg-dissolved': 12.1525,
  'na-dissolved': 22.9898,
  'alkalinity-total': 100.0869,
  cl: 35.4527,
  so4: 48.0318,
}

type MoreOfSample = { hour?: number; type?: string; campaignId?: number; ofResult?: object }

/** Of the approved campaign where none is given. */
async function addSample(
  station: { id: number },
  on: string,
  results: Record<string, number>,
  { hour = 15, ofResult = {}, ...more }: MoreOfSample = {},
) {
  const projectId = mine.project.id
  const sample = await insert(puquio.database, 'sample', {
    projectId,
    stationId: station.id,
    sampledAt: `${on}T${hour}:00:00Z`,
    sampledOn: on,
    hasTime: true,
    matrix: 'water',
    campaignId: approved.id,
    createdAt: at,
    createdBy: mine.admin.id,
    ...more,
  })
  for (const [key, value] of Object.entries(results))
    await insert(puquio.database, 'result', {
      projectId,
      stationId: station.id,
      sampleId: sample.id,
      parameterId: parameters[key],
      sampledOn: on,
      value,
      text: String(value),
      unit: 'mg/L',
      enteredAt: at,
      enteredBy: mine.admin.id,
      ...ofResult,
    })
  return sample
}

/** Copper above 0.5 and zinc above 1.5 mg/L exceed. */
async function buildSamples() {
  const by = { projectId: mine.project.id, createdAt: at, createdBy: mine.admin.id }
  const decided = { approvedAt: at, approvedBy: mine.admin.id }
  approved = await insert(puquio.database, 'campaign', { ...by, name: 'Aprobada', ...decided })
  const waiting = await insert(puquio.database, 'campaign', { ...by, name: 'En espera' })
  const rejected = { appliedQualifier: 'R', appliedReason: 'Frasco', appliedBy: mine.admin.id }
  await addSample(near, '2026-02-01', { 'cu-total': 0.9, 'zn-total': 2, ...water })
  await addSample(near, '2026-02-10', { 'cu-total': 0.7 })
  await addSample(
    near,
    '2026-02-10',
    { 'cu-total': 0.8, ...water },
    { hour: 16, type: 'duplicate' },
  )
  await addSample(near, '2026-02-12', { 'cu-total': 0.95, ...water }, { ofResult: rejected })
  await addSample(near, '2026-02-15', { 'cu-total': 0.99, ...water }, { campaignId: waiting.id })
  await addSample(far, '2026-02-28', { 'cu-total': 0.6, ...water })
  const march = [near, '2026-03-05'] as const
  const { id: sampleId } = await addSample(
    ...march,
    { 'cu-total': 0.1 },
    { ofResult: { version: 2 } },
  )
  await insert(puquio.database, 'result', {
    projectId: mine.project.id,
    stationId: near.id,
    sampleId,
    parameterId: copper,
    sampledOn: march[1],
    isCurrent: false,
    value: 5,
    text: '5',
    unit: 'mg/L',
    enteredAt: at,
    enteredBy: mine.admin.id,
  })
}

const february = { from: '2026-02-01', to: '2026-02-28' }

test('exceedances are those of approved normal samples, by station, parameter and day', async () => {
  const exceeding = async (asked: AskedPanel) =>
    (await rowsOf('exceedances', asked)).map(([on, code, , value]) => `${on} ${code} ${value}`)
  const [first, second, last] = ['01/02/2026 EF-1', '10/02/2026 EF-1 0.7', '28/02/2026 EF-2 0.6']
  const all = [last, second, `${first} 0.9`, `${first} 2`]
  expect(await exceeding({})).toEqual(all)
  expect(await exceeding({ filters: february })).toEqual(all)
  expect(await exceeding({ filters: { from: '2026-02-02', to: '2026-02-27' } })).toEqual([second])
  const panel = { stations: [near.id], parameters: [zinc] }
  expect(await exceeding({ settings: panel })).toEqual([`${first} 2`])
  expect(
    await exceeding({ settings: panel, filters: { stations: [far.id], parameters: [copper] } }),
  ).toEqual([last])
})

test('a figure counts the same exceedances, beside those of as many days before', async () => {
  const counted = async (asked: AskedPanel) =>
    factsOf('key-figure', { ...asked, settings: { keyFigure: 'exceedances', ...asked.settings } })
  const facts = (now: number, days: string, change: string) => [
    `Excedencias del periodo: ${now}`,
    `Cuándo: ${days}`,
    `Cambio: ${change}`,
  ]
  const days = '01/02/2026 – 28/02/2026'
  expect(await counted({ filters: february })).toEqual(facts(4, days, '▲ sube (antes: 0)'))
  expect(await counted({ filters: february, settings: { stations: [near.id] } })).toEqual(
    facts(3, days, '▲ sube (antes: 0)'),
  )
  expect(await counted({ filters: { ...february, parameters: [zinc] } })).toEqual(
    facts(1, days, '▲ sube (antes: 0)'),
  )
  // The nine days before begin on the 1st and end on the 9th.
  expect(await counted({ filters: { from: '2026-02-10', to: '2026-02-18' } })).toEqual(
    facts(1, '10/02/2026 – 18/02/2026', '▼ baja (antes: 2)'),
  )
  // Of a result that was corrected the newest version counts.
  expect(await counted({ filters: { from: '2026-03-01', to: '2026-03-09' } })).toEqual(
    facts(0, '01/03/2026 – 09/03/2026', '▼ baja (antes: 1)'),
  )
})

test('the latest result is an approved one of a normal sample that nobody rejected', async () => {
  const latest = async (to?: string) => {
    const [now, , on, change] = await factsOf('key-figure', {
      settings: { keyFigure: 'result', stations: [near.id], parameters: [copper] },
      filters: { to },
    })
    return [now, on, change].map((fact) => fact?.split(': ').slice(1).join(': '))
  }
  const tenth = ['0.7 mg/L', '10/02/2026', '▼ baja (antes: 0.9 mg/L)']
  expect(await latest()).toEqual(['0.1 mg/L', '05/03/2026', '▼ baja (antes: 0.7 mg/L)'])
  expect(await latest('2026-02-28')).toEqual(tenth)
  expect(await latest('2026-02-10')).toEqual(tenth)
  expect((await latest('2026-02-09')).slice(0, 2)).toEqual(['0.9 mg/L', '01/02/2026'])
})

test('a map has the newest such sample of each station', async () => {
  const marked = async (asked: AskedPanel) =>
    (await rowsOf('map', { ...asked, settings: { mapShows: 'stations', ...asked.settings } })).map(
      ([code, , state, newest]) => [code, state, newest],
    )
  const [well, grave] = ['Cumple sus límites', 'Excede un límite']
  const ofFar = ['EF-2', grave, '28/02/2026']
  expect(await marked({})).toEqual([['EF-1', well, '05/03/2026'], ofFar])
  expect(await marked({ filters: february })).toEqual([['EF-1', grave, '10/02/2026'], ofFar])
  expect(await marked({ filters: { to: '2026-02-10' } })).toEqual([['EF-1', grave, '10/02/2026']])
  expect(await marked({ filters: { from: '2026-02-28', to: '2026-03-04' } })).toEqual([ofFar])
  expect(
    await marked({ settings: { stations: [near.id] }, filters: { stations: [far.id] } }),
  ).toEqual([ofFar])
  // Of one parameter its value stands beside the day.
  expect(await marked({ settings: { parameters: [zinc] } })).toEqual([
    ['EF-1', grave, '2 mg/L · 01/02/2026'],
  ])
})

test('the matrix of compliance counts the same results, by whole months', async () => {
  const rows = (asked: AskedPanel = {}) =>
    rowsOf('compliance', {
      settings: { parameters: [copper, zinc], ...asked.settings },
      filters: { ...february, ...asked.filters },
    })
  const [ofNear, ofFar] = [
    ['EF-1', '3', '3', '100'],
    ['EF-2', '1', '1', '100'],
  ]
  expect(await rows()).toEqual([ofNear, ofFar])
  expect(await rows({ filters: { from: '2026-02-20', to: '2026-03-01' } })).toEqual([
    ['EF-1', '3', '●', '4', '75'],
    ['EF-2', '1', '', '1', '100'],
  ])
  expect(
    await rows({ settings: { stations: [near.id] }, filters: { stations: [far.id] } }),
  ).toEqual([ofFar])
  expect(await rows({ filters: { parameters: [zinc] } })).toEqual([['EF-1', '1', '1', '100']])
  await addSample(far, '2026-03-01', { 'pb-total': 0.1 })
  expect(await rows({ filters: { parameters: [parameters['pb-total'] ?? 0] } })).toEqual([])
})

test('results over time have the same, and those that were rejected beside their statistics', async () => {
  const shown = async (asked: AskedPanel) =>
    (await sectionsOf('variation', asked)).flatMap(({ title, parts }) => {
      const [table] = parts.filter((part) => part.kind === 'table')
      return (table?.rows ?? []).map((row) =>
        [title.split(',')[0], row[0]?.text, row[1]?.text, row.at(-1)?.text].join(' '),
      )
    })
  const panel = { stations: [near.id, far.id], parameters: [copper, zinc] }
  const zincs = 'Zinc total EF-1 1 1'
  // What was rejected is drawn, and counts in no number.
  expect(await shown({ settings: panel })).toEqual([
    'Cobre total EF-1 3 2',
    'Cobre total EF-2 1 1',
    zincs,
  ])
  expect(await shown({ settings: panel, filters: february })).toEqual([
    'Cobre total EF-1 2 2',
    'Cobre total EF-2 1 1',
    zincs,
  ])
  expect(
    await shown({ settings: panel, filters: { from: '2026-02-02', to: '2026-02-27' } }),
  ).toEqual(['Cobre total EF-1 1 1'])
  expect(
    await shown({ settings: panel, filters: { stations: [far.id], parameters: [copper] } }),
  ).toEqual(['Cobre total EF-2 1 1'])
})

test('diagrams of water have approved normal samples of the stations and days', async () => {
  const drawn = async (asked: Pick<AskedPanel, 'filters'> & { stations?: number[] } = {}) => {
    const { filters = {}, stations } = asked
    const settings = { diagram: 'piper', stations } as const
    const [section] = await sectionsOf('hydrochemistry', { settings, filters })
    const [samples] = section?.parts.filter((part) => part.kind === 'table') ?? []
    return samples?.rows.map(([code, on]) => `${code?.text} ${on?.text}`)
  }
  const [ofNear, ofFar] = ['EF-1 01/02/2026', 'EF-2 28/02/2026']
  expect(await drawn({ filters: february })).toEqual([ofFar, ofNear])
  expect(await drawn({ filters: { ...february, from: '2026-02-02' } })).toEqual([ofFar])
  expect(await drawn({ filters: { to: '2026-02-09' } })).toEqual([ofNear])
  expect(await drawn({ stations: [near.id], filters: february })).toEqual([ofNear])
  expect(
    await drawn({ stations: [near.id], filters: { ...february, stations: [far.id] } }),
  ).toEqual([ofFar])
})

test('a latest result that was not detected is no number of a workbook', async () => {
  await addSample(far, '2026-03-06', { 'zn-total': 0.01 }, { ofResult: { qualifier: '<' } })
  const settings: PanelSettings = { keyFigure: 'result', stations: [far.id], parameters: [zinc] }
  const [part] = await partsOf('key-figure', { settings })
  expect(part?.kind === 'facts' && part.rows[0]).toEqual([
    'Último resultado de un parámetro',
    '< 0.01 mg/L',
    undefined,
  ])
})

test('results over time say which stations they leave out', async () => {
  const notices = async (settings: PanelSettings) =>
    (await partsOf('variation', { settings: { parameters: [copper], ...settings } })).flatMap(
      (part) => (part.kind === 'notice' ? [part.text] : []),
    )
  expect(await notices({})).toEqual([])
  const many = Array.from({ length: variationMost.stations }, (_, index) => 1_000_000 + index)
  expect(await notices({ stations: [near.id, ...many] })).toEqual([
    expect.stringContaining(String(variationMost.stations)),
  ])
  for (const code of ['C', 'D', 'E', 'F', 'G', 'H', 'I']) {
    const station = await buildStation(puquio.database, mine.project, { code })
    await addSample(station, '2026-02-03', { 'cu-total': 0.1 })
  }
  expect(await notices({})).toEqual([expect.stringMatching(/8.* 9/u)])
})

test('an exceedance is written as screens write it: with its sign, and in three figures where it is calculated', async () => {
  const { id: sampleId } = await addSample(
    far,
    '2025-06-02',
    { 'cu-total': 0.8 },
    { ofResult: { qualifier: '>' } },
  )
  await insert(puquio.database, 'calculated_result', {
    projectId: mine.project.id,
    stationId: far.id,
    sampleId,
    parameterId: zinc,
    sampledOn: '2025-06-02',
    value: 2.34645,
    unit: 'mg/L',
    nonDetects: [],
    enteredAt: at,
    enteredBy: mine.admin.id,
  })
  const filters = { from: '2025-06-01', to: '2025-06-30' }
  const values = (await rowsOf('exceedances', { filters })).map(([, , , value]) => value)
  expect(new Set(values)).toEqual(new Set(['2.35', '>0.8']))
})
