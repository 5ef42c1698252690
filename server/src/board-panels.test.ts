import type { PanelSettings } from '@puquio/contract/boards/panels'
import type { Quality } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMine, insert } from '../test/build.ts'
import { type AskedPanel, scopeOf, shownPanels } from '../test/boards/shown-panels.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { buildAlarm } from '../test/proofs/build-alarm.ts'
import { buildDevice } from '../test/proofs/build-device.ts'
import { buildExceedance } from '../test/boards/build-exceedance.ts'
import { buildTreatment } from '../test/proofs/build-plant.ts'
import type { ProjectScope } from './platform/db/scopes/scope.ts'

let puquio: TestApp
let { sectionsOf, tableOf, rowsOf } = {} as ReturnType<typeof shownPanels>
let empty: ProjectScope
let mine: Awaited<ReturnType<typeof buildMine>>
let exceedance: Awaited<ReturnType<typeof buildExceedance>>
let built: Awaited<ReturnType<typeof buildDevice>>

const now = '2026-03-10T12:00:00-05:00'

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set(now)
  mine = await buildMine(puquio.database)
  const other = await buildMine(puquio.database)
  empty = scopeOf(puquio, other)
  ;({ sectionsOf, tableOf, rowsOf } = shownPanels(puquio, scopeOf(puquio, mine)))
  const { database } = puquio
  built = await buildDevice(database, mine, { stationId: mine.station.id })
  await buildAlarm(database, { ...mine, ...built })
  exceedance = await buildExceedance(database, mine)
})
afterAll(() => puquio.close())

const write = async (
  minutes: Record<number, number>,
  of: { id?: number; quality?: Quality } = {},
) => {
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: Object.entries(minutes).map(([minute, value]) => ({
      variableId: of.id ?? built.variable.id,
      atMs: Date.parse(now) + Number(minute) * 60_000,
      raw: value,
      value,
      quality: of.quality ?? 'good',
    })),
  })
  await puquio.platform.telemetry.rollUp()
}

test('alarms are those active now, or those raised in the period', async () => {
  expect(await rowsOf('alarms')).toMatchObject([
    [
      'Activa',
      'Alta',
      mine.station.code,
      'Piezómetro 1',
      expect.stringContaining('Nivel'),
      '10/02/2026 07:00',
      '–',
    ],
  ])
  expect(
    await rowsOf('alarms', { filters: { from: '2026-02-10', to: '2026-02-10' } }),
  ).toHaveLength(1)
  expect(await rowsOf('alarms', { filters: { from: '2026-02-11' } })).toEqual([])
  expect(await rowsOf('alarms', { filters: { stations: [mine.station.id + 1000] } })).toEqual([])
})

test('levels of wells are a figure with their range, of the wells that are named or stand at the stations', async () => {
  const { database } = puquio
  const { id: wellId } = await insert(database, 'well', {
    project_id: mine.project.id,
    name: 'PZ-01',
    station_id: mine.station.id,
    kind: 'standpipe',
    terrain_level_m: 100,
    stick_up_m: 1,
    depth_m: 40,
    high_m: 95,
    created_at: now,
  })
  for (const [at, depth] of [
    ['2026-02-01T15:00:00Z', 8],
    ['2026-03-01T15:00:00Z', 5.5],
  ])
    await insert(database, 'sounding', {
      project_id: mine.project.id,
      well_id: wellId,
      measured_at: at,
      state: 'measured',
      depth_to_water_m: depth,
      top_level_m: 101,
      bottom_level_m: 60,
      measured_by: '',
      note: '',
      entered_at: now,
      entered_by: mine.admin.id,
    })
  const row = ['PZ-01', '2', '0', '93.00', '95.50', '+2.50', '–', '–']
  expect(await rowsOf('levels')).toEqual([row])
  expect(await rowsOf('levels', { filters: { stations: [mine.station.id] } })).toEqual([row])
  expect(await rowsOf('levels', { filters: { from: '2026-02-15' } })).toMatchObject([
    ['PZ-01', '1', '0', '95.50', '95.50', '–', '–', '–'],
  ])
  const [section] = await sectionsOf('levels', { settings: { wells: [wellId], withGround: true } })
  const [chart] = section?.parts ?? []
  expect(chart).toMatchObject({ kind: 'chart', words: expect.stringContaining('PZ-01') })
  expect(chart?.kind === 'chart' && chart.svg).toContain('Máx. PZ-01 95.0')
  const none = [[{ kind: 'text', text: 'No hay niveles que mostrar' }]]
  const elsewhere = { filters: { stations: [mine.station.id + 1000] } }
  expect((await sectionsOf('levels', elsewhere)).map(({ parts }) => parts)).toEqual(none)
  expect((await sectionsOf('levels', { of: empty })).map(({ parts }) => parts)).toEqual(none)
})

test('devices are listed with their state, the grave ones marked', async () => {
  const table = await tableOf('devices')
  expect(table?.rows).toMatchObject([
    [
      { text: 'En alarma', mark: 'exceeds' },
      { text: mine.station.code },
      { text: 'Piezómetro 1' },
      {},
      {},
      {},
      {},
    ],
  ])
})

test('a map says where stations stand against their limits, or devices in their state', async () => {
  const map = { settings: { mapShows: 'stations' } } as const
  const [section] = await sectionsOf('map', map)
  expect(section?.parts).toMatchObject([{ kind: 'chart' }, { kind: 'table' }])
  const rows = await rowsOf('map', map)
  expect(rows).toContainEqual([
    mine.station.code,
    expect.any(String),
    'Excede un límite',
    '01/03/2026',
  ])
  const ofDevices = { settings: { mapShows: 'devices' } } as const
  expect((await tableOf('map', ofDevices))?.rows).toMatchObject([
    [{}, { text: 'Piezómetro 1' }, { text: 'En alarma', mark: 'exceeds' }, {}],
  ])
  expect(await rowsOf('map', { settings: { mapShows: 'wells' } })).toHaveLength(1)
  const [none] = await sectionsOf('map', { ...map, of: empty })
  expect(none?.parts).toEqual([{ kind: 'text', text: 'No hay nada que mostrar en este mapa.' }])
})

test('exceedances say result, limit and standard', async () => {
  expect(await rowsOf('exceedances')).toEqual([
    [
      '01/03/2026',
      mine.station.code,
      'Cobre total',
      '0.9',
      'mg/L',
      '≤ 0.5 mg/L',
      'D.S. 010-2010-MINAM',
    ],
  ])
  expect(await rowsOf('exceedances', { filters: { to: '2026-02-28' } })).toEqual([])
})

test('plans in execution have their progress and the counts of the month', async () => {
  const rows = await rowsOf('plan-progress', { settings: { plans: [mine.plan.id] } })
  expect(rows).toHaveLength(1)
  expect(rows[0]).toEqual(
    expect.arrayContaining([
      String(mine.plan['title']),
      '2026-03',
      expect.stringMatching(/^0\s?% \(0\/1\)$/u),
    ]),
  )
  expect(await rowsOf('plan-progress', { of: empty, settings: { plans: [mine.plan.id] } })).toEqual(
    [],
  )
})

test('commitments are counted by their state', async () => {
  const parts = (await sectionsOf('commitments')).flatMap(({ parts }) => parts)
  expect(parts).toMatchObject([{ kind: 'facts' }, { kind: 'text' }])
})

const factsOf = async (settings: PanelSettings) =>
  (await sectionsOf('key-figure', { settings }))[0]?.parts[0]

test('a figure says number, change and date', async () => {
  expect(await factsOf({ keyFigure: 'alarms' })).toMatchObject({
    rows: [
      ['Alarmas activas', '1', { value: 1, unit: '' }],
      ['Sin reconocer', '1', { value: 1, unit: '' }],
    ],
  })
  expect(
    await factsOf({
      keyFigure: 'result',
      stations: [mine.station.id],
      parameters: [exceedance.parameterId],
    }),
  ).toMatchObject({
    rows: [
      ['Último resultado de un parámetro', '0.9 mg/L', { value: 0.9, unit: 'mg/L' }],
      ['De', `${mine.station.code} · Cobre total`],
      ['Cuándo', '01/03/2026'],
    ],
  })
  expect(await factsOf({ keyFigure: 'exceedances' })).toMatchObject({
    rows: [
      ['Excedencias del periodo', '1', { value: 1, unit: '' }],
      ['Cuándo', '09/02/2026 – 10/03/2026'],
      ['Cambio', '▲ sube (antes: 0)'],
    ],
  })
  await write({ [-1446]: 2, [-5]: 3.5 })
  // What is suspect is nothing to compare with.
  await write({ [-1445]: 5000 }, { quality: 'suspect' })
  expect(await factsOf({ keyFigure: 'reading', variables: [built.variable.id] })).toMatchObject({
    rows: [
      ['Última lectura de una variable', '3.50 m', { value: 3.5, unit: 'm' }],
      ['De', 'Piezómetro 1 · Nivel'],
      ['Cuándo', '10/03/2026 11:55'],
      ['Cambio', '▲ sube (antes: 2.00 m)'],
    ],
  })
  // No plan is in execution on that day.
  expect(await factsOf({ keyFigure: 'plan-progress' })).toMatchObject({ kind: 'text' })
  expect(await factsOf({ keyFigure: 'commitments' })).toMatchObject({ kind: 'facts' })
})

test('readings are drawn, with their summary', async () => {
  const [section] = await sectionsOf('readings', {
    settings: { variables: [built.variable.id] },
    filters: { from: '2026-03-09', to: '2026-03-10' },
  })
  expect(section?.parts).toMatchObject([
    { kind: 'facts' },
    { kind: 'chart', words: expect.stringContaining('2 puntos') },
    { kind: 'table' },
  ])
})

test('readings over weeks are buckets: their extremes, a weighted mean, and one line', async () => {
  const { id } = await buildVariable('t')
  const day = -20 * 1440
  await write({ [day]: 1, [day + 10]: 29, [day + 20]: 3, [day + 60]: 5 }, { id })
  await write({ [day + 30]: 5000 }, { id, quality: 'suspect' })
  const asked = (from: string, to: string) => ({
    settings: { variables: [id] },
    filters: { from, to },
  })
  const weeks = asked('2026-02-10', '2026-03-10')
  expect((await rowsOf('readings', weeks))[0]?.slice(3, 7)).toEqual(['4', '1', '9.5', '29'])
  const [, chart] = (await sectionsOf('readings', weeks))[0]?.parts ?? []
  // Of 29 days from x = 56 to 708, buckets of the hours from noon of the ninth, drawn at their middle.
  expect(chart).toMatchObject({
    svg: expect.stringMatching(/d="M247\.6 [\d.]+h0L248\.5 [\d.]+"/),
  })
  // Of one day each reading is drawn by itself, the suspect one left out.
  const oneDay = asked('2026-02-18', '2026-02-18')
  expect((await rowsOf('readings', oneDay))[0]?.slice(3, 7)).toEqual(['4', '1', '9.5', '29'])
  expect((await sectionsOf('readings', oneDay))[0]?.parts[1]).toMatchObject({
    words: expect.stringContaining('4 puntos'),
  })
})

const buildVariable = (key: string, unit = 'm') =>
  insert(puquio.database, 'variable', {
    projectId: mine.project.id,
    deviceId: built.device.id,
    position: 1,
    key,
    name: key,
    unit,
    decimals: 1,
  })

test('a wind rose counts readings of both variables of one moment', async () => {
  const { platform } = puquio
  const [speed, direction] = [await buildVariable('ws', 'km/h'), await buildVariable('wd', '°')]
  const readings = [
    { speed: 18, direction: 5 },
    { speed: 18, direction: 355 },
    { speed: 0.9, direction: 90 },
    { speed: 7.2, direction: null },
    // Suspect, and so counted in no direction.
    { speed: 99, direction: 180, quality: 'suspect' as const },
  ].flatMap((one, index) =>
    (
      [
        [speed.id, one.speed],
        [direction.id, one.direction],
      ] as const
    ).flatMap(([variableId, value]) =>
      value === null
        ? []
        : [
            {
              variableId,
              atMs: Date.parse(now) - index * 600_000,
              raw: value,
              value,
              quality: one.quality ?? ('good' as const),
            },
          ],
    ),
  )
  await platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings,
  })
  const settings = { speedVariable: speed.id, directionVariable: direction.id }
  const filters = { from: '2026-03-10', to: '2026-03-10' }
  const rows = await rowsOf('wind-rose', { settings, filters })
  expect(rows).toHaveLength(17)
  expect(rows[0]).toEqual(['N', '0', '0', '66.7', '0', '0', '0', '66.7'])
  expect(rows[16]).toEqual(['Calmas', '–', '–', '–', '–', '–', '–', '33.3'])
  const [section] = await sectionsOf('wind-rose', { settings, filters })
  expect(section?.parts).toMatchObject([
    { kind: 'chart', words: expect.stringContaining('3 lecturas, 33') },
    { kind: 'text', text: expect.stringContaining('2 (sin') },
    { kind: 'table' },
  ])
  expect(
    (
      await sectionsOf('wind-rose', { settings: { ...settings, speedVariable: built.variable.id } })
    )[0]?.parts,
  ).toMatchObject([{ kind: 'text', text: expect.stringContaining('m/s, km/h') }])
})

test('a report of Power BI says where it is seen', async () => {
  expect((await sectionsOf('power-bi'))[0]?.parts).toEqual([
    { kind: 'text', text: expect.stringContaining('Power BI') },
    { kind: 'facts', rows: [['Dónde verlo', 'https://puquio.example.com/board/agua/a1']] },
  ])
})

test('a treatment plant says its dose, cost and effluent in the months of the board', async () => {
  const sections = (at: AskedPanel) => sectionsOf('neutralizer', at)
  expect((await sections({}))[0]?.parts).toMatchObject([
    { kind: 'text', text: 'No hay plantas de tratamiento' },
  ])
  const { treatmentPlant } = await buildTreatment(puquio.database, mine)
  const shown = await sections({
    settings: { plant: treatmentPlant.id },
    filters: { from: '2026-01-10', to: '2026-02-05' },
  })
  expect(shown.map(({ title }) => title)).toEqual([
    `${treatmentPlant['name'] as string} · enero de 2026 a febrero de 2026`,
    'Por mes',
    'Cumplimiento del efluente',
  ])
  expect(shown[0]?.parts.map(({ kind }) => kind)).toEqual(['facts', 'chart', 'chart', 'chart'])
  expect(await rowsOf('neutralizer', { filters: { from: '2026-01-10' } })).toMatchObject([
    ['enero de 2026', '1', '3,888', '1,500', '–', '0.386', 'S/ 975', 'S/ 0.251', '0'],
    ['Total', '1', '3,888', '1,500', '–', '0.386', 'S/ 975', 'S/ 0.251', '0'],
  ])
  expect(
    (await sections({ filters: { from: '2026-02-01', to: '2026-02-28' } }))[0]?.parts,
  ).toMatchObject([{ kind: 'text', text: 'No hay registros en este período.' }])
  expect(
    await rowsOf('neutralizer', { of: empty, settings: { plant: treatmentPlant.id } }),
  ).toEqual([])
})
