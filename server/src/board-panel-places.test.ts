import type { PanelSettings } from '@puquio/contract/boards/panels'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scopeOf, shownPanels } from '../test/boards/shown-panels.ts'
import { buildMine, buildMonitoring, buildPlan, buildStation, insert } from '../test/build.ts'
import { startTestApp, type TestApp } from '../test/harness.ts'
import { buildAlarm } from '../test/proofs/build-alarm.ts'
import { buildCommitment } from '../test/proofs/build-commitment.ts'
import { buildDevice } from '../test/proofs/build-device.ts'
import { buildVerified } from '../test/proofs/build-evidence-pack.ts'
import { buildInstrument } from '../test/proofs/build-instrument.ts'
import { buildTreatment } from '../test/proofs/build-plant.ts'
import { buildMapLayer } from '../test/proofs/build-map-layer.ts'
import { buildRole, buildTask } from '../test/proofs/build-task.ts'
import { buildSounding, buildWell } from '../test/proofs/build-well.ts'

/**
 * Which devices, alarms, wells, plans, tasks and readings the panels of a board show on paper: the reader's stations before those
 * of the panel, and days as the project's clock has them.
 */
let puquio: TestApp
let mine: Awaited<ReturnType<typeof buildMine>>
let far: Awaited<ReturnType<typeof buildStation>>
let near: Awaited<ReturnType<typeof buildStation>>
let built: Awaited<ReturnType<typeof buildDevice>>
let { partsOf, tableOf, rowsOf, factsOf } = {} as ReturnType<typeof shownPanels>

const now = '2026-03-10T12:00:00-05:00'
const at = '2026-02-01T12:00:00Z'

beforeAll(async () => {
  puquio = await startTestApp()
  puquio.clock.set(now)
  const { database } = puquio
  mine = await buildMine(database)
  ;({ partsOf, tableOf, rowsOf, factsOf } = shownPanels(puquio, scopeOf(puquio, mine)))
  near = await buildStation(database, mine.project, { code: 'PZ-A' })
  far = await buildStation(database, mine.project, { code: 'PZ-B' })
  built = await buildDevice(database, mine, { name: 'Cercano', stationId: near.id })
  const other = await buildDevice(database, mine, { name: 'Lejano', stationId: far.id })
  await buildAlarm(database, { ...mine, ...built })
  // On the 20th, as the project's clock has it.
  await buildAlarm(database, { ...mine, ...other }, { raisedAt: '2026-02-21T04:30:00Z' })
  await buildAlarm(
    database,
    { ...mine, ...built },
    { raisedAt: '2026-02-18T12:00:00Z', clearedAt: '2026-02-18T13:00:00Z', clearReason: 'back' },
  )
})
afterAll(() => puquio.close())

test('alarms are those of the stations, and of the days on the clock of the project', async () => {
  const alarms = async (asked: Parameters<typeof rowsOf>[1]) =>
    (await rowsOf('alarms', asked)).map(([state, , code]) => `${state} ${code}`)
  const [ofNear, ofFar, over] = ['Activa PZ-A', 'Activa PZ-B', 'Terminada PZ-A']
  expect(await alarms({})).toEqual([ofFar, ofNear])
  const settings = { stations: [near.id] }
  expect(await alarms({ settings })).toEqual([ofNear])
  expect(await factsOf('alarms', { settings })).toEqual(['Alarmas activas: 1', 'Sin reconocer: 1'])
  expect(await alarms({ settings, filters: { stations: [far.id] } })).toEqual([ofFar])
  expect(await alarms({ filters: { from: '2026-02-18', to: '2026-02-20' } })).toEqual([ofFar, over])
  expect(await alarms({ filters: { from: '2026-02-11', to: '2026-02-19' } })).toEqual([over])
  const figure = (stations: number[]) =>
    factsOf('key-figure', { settings: { keyFigure: 'alarms', stations } })
  expect(await figure([])).toContain('Alarmas activas: 2')
  expect(await figure([near.id])).toContain('Alarmas activas: 1')
})

test('devices and maps are of the stations', async () => {
  const settings = { stations: [near.id] }
  const names = async (asked: Parameters<typeof rowsOf>[1]) =>
    (await rowsOf('devices', asked)).map(([, , name]) => name)
  expect(await names({})).toHaveLength(2)
  expect(await names({ settings })).toEqual(['Cercano'])
  expect(await factsOf('devices', { settings })).toEqual(['En alarma: 1'])
  expect(await names({ settings, filters: { stations: [far.id] } })).toEqual(['Lejano'])
  const marked = await rowsOf('map', { settings: { mapShows: 'devices', ...settings } })
  expect(marked.map(([, name]) => name)).toEqual(['Cercano'])
})

test('a map on paper names the layers that the panel chose', async () => {
  const layer = (name: string, position: number) =>
    buildMapLayer(
      puquio.database,
      { ...mine, file: mine.station },
      { name, position, attribution: 'ANA', wmsUrl: 'https://mapas.example.com/wms' },
    )
  await layer('Límites', 1)
  const { id } = await layer('Cuencas', 2)
  const settings: PanelSettings = { mapShows: 'layers', mapLayers: [id] }
  expect(await factsOf('map', { settings })).toEqual(['Capa del mapa: Cuencas (ANA)'])
})

test('levels are of the wells of the stations that the reader chose, before those of the panel', async () => {
  const { database } = puquio
  const wellAt = async (station: { id: number }, name: string, columns: object = {}) =>
    (await buildWell(database, { ...mine, station }, { name, ...columns })).well
  const [first] = [await wellAt(near, 'PZ-1'), await wellAt(far, 'PZ-2')]
  await wellAt(near, 'PZ-0', { retiredAt: at })
  // Late on the 20th, as the project's clock has it.
  await buildSounding(database, mine, first, '2026-01-21T04:30:00Z')
  const levels = async (asked: Parameters<typeof rowsOf>[1]) =>
    (await rowsOf('levels', asked)).map(([name, count]) => `${name} ${count}`)
  const settings = { wells: [first.id] }
  expect(await levels({})).toEqual(['PZ-1 2', 'PZ-2 1'])
  expect(await levels({ settings })).toEqual(['PZ-1 2'])
  expect(await levels({ settings, filters: { stations: [far.id] } })).toEqual(['PZ-2 1'])
  const days = { from: '2026-01-20', to: '2026-01-20' }
  expect(await levels({ settings, filters: days })).toEqual(['PZ-1 2'])
  expect(await levels({ settings, filters: { from: '2026-01-21' } })).not.toContain('PZ-1 2')
  const marked = async (stations?: number[]) =>
    (await rowsOf('map', { settings: { mapShows: 'wells', stations } })).map(([name]) => name)
  expect(await marked()).toEqual(['PZ-1', 'PZ-2'])
  expect(await marked([near.id])).toEqual(['PZ-1'])
})

test('levels stand on the ground and below the rain where the panel says so', async () => {
  const { database, platform } = puquio
  const { well } = await buildWell(database, { ...mine, station: far }, { name: 'PZ-3' })
  const rain = await insert(database, 'variable', {
    projectId: mine.project.id,
    deviceId: built.device.id,
    position: 1,
    key: 'rain',
    name: 'Lluvia',
    unit: 'mm',
    decimals: 1,
  })
  await platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: [
      {
        variableId: rain.id,
        atMs: Date.parse('2026-01-20T15:00:00Z'),
        raw: 12,
        value: 12,
        quality: 'good',
      },
    ],
  })
  await platform.telemetry.rollUp()
  const drawn = async (settings: object) => {
    const parts = await partsOf('levels', { settings: { wells: [well.id], ...settings } })
    const [chart] = parts.filter((part) => part.kind === 'chart')
    return { rains: chart?.svg.includes('Lluvia'), grounds: chart?.svg.includes('Terreno') }
  }
  expect(await drawn({})).toEqual({ rains: false, grounds: false })
  expect(await drawn({ withGround: true })).toEqual({ rains: false, grounds: true })
  expect(await drawn({ rainVariable: rain.id })).toEqual({ rains: true, grounds: false })
  // A variable that is no longer in mm, or of another project, leaves the levels alone.
  expect(await drawn({ rainVariable: built.variable.id })).toEqual({ rains: false, grounds: false })
})

test('plans are those that are named, or those in execution, at the stations and in the month', async () => {
  const { database } = puquio
  const own = { ...mine, station: near }
  await buildMonitoring(database, own, {
    estimatedOn: '2026-02-15',
    actionCompleted: true,
    actionOn: '2026-02-15',
  })
  await buildMonitoring(database, { ...mine, station: far }, { estimatedOn: '2026-03-20' })
  const over = await buildPlan(database, mine.project, mine.admin, { title: 'Del año pasado' })
  await buildMonitoring(database, { ...own, plan: over }, { estimatedOn: '2025-06-01' })
  const title = String(mine.plan['title'])
  const rows = async (asked: Parameters<typeof rowsOf>[1]) =>
    (await rowsOf('plan-progress', asked)).map((row) => row.slice(0, 5).join(' | '))
  expect(await rows({})).toEqual([`${title} | 2026-03 | 0% (0/2) | 50% (1/2) | 33% (1/3)`])
  expect(await rows({ filters: { to: '2026-02-20' } })).toEqual([
    `${title} | 2026-02 | 100% (1/1) | 50% (1/2) | 33% (1/3)`,
  ])
  expect(await rows({ filters: { stations: [near.id] } })).toEqual([
    `${title} | 2026-03 | – | 100% (1/1) | 100% (1/1)`,
  ])
  expect(await rows({ settings: { plans: [over.id] } })).toEqual([
    'Del año pasado | 2025-06 | 0% (0/1) | 0% (0/1) | 0% (0/1)',
  ])
  const figure = async (plans?: number[]) =>
    (await factsOf('key-figure', { settings: { keyFigure: 'plan-progress', plans } }))[0]
  expect(await figure()).toMatch(/: 50\s%$/u)
  expect(await figure([over.id])).toMatch(/: 0\s%$/u)
})

test('commitments are counted by state, their tasks overdue and then near', async () => {
  const { database } = puquio
  const { commitment, instrument } = await buildVerified(database, mine)
  const decided = { state: 'verified', decidedAt: at, decidedBy: mine.admin.id }
  const inForce = await buildInstrument(database, mine, { inForceFrom: '2026-01-01' })
  await buildCommitment(database, { ...mine, instrument: inForce }, decided)
  await buildCommitment(database, { ...mine, instrument })
  const role = await buildRole(database, mine)
  const task = await buildTask(database, { ...mine, commitment, role })
  for (const dueOn of ['2026-03-05', '2026-03-12', '2026-12-01'])
    await insert(database, 'task_occurrence', {
      projectId: mine.project.id,
      taskId: task.id,
      dueOn,
    })
  const table = await tableOf('commitments')
  expect(table?.rows.map(([dueOn]) => dueOn)).toMatchObject([
    { text: '05/03/2026', mark: 'exceeds' },
    { text: '12/03/2026' },
  ])
  expect(table?.rows[1]?.[0]?.mark).toBeUndefined()
  expect(await factsOf('commitments')).toEqual(
    expect.arrayContaining(['Propuesto: 1', 'Verificado: 1', 'Vigente: 1', 'Tareas vencidas: 1']),
  )
  expect(await factsOf('key-figure', { settings: { keyFigure: 'commitments' } })).toEqual([
    expect.stringMatching(/: 2$/u),
    expect.stringMatching(/: 3$/u),
  ])
})

test('a treatment plant is the one that is named, and none where it is of another project', async () => {
  const { database } = puquio
  const [first, second] = [
    await buildTreatment(database, mine),
    await buildTreatment(database, mine),
  ]
  const named = async (plant?: number) => {
    const [section] = await sections({ plant })
    return section?.title.split(' · ')[0]
  }
  const sections = (settings: object) =>
    shownPanels(puquio, scopeOf(puquio, mine)).sectionsOf('neutralizer', {
      settings,
      filters: { from: '2026-01-01', to: '2026-01-31' },
    })
  const names = [first, second].map(({ treatmentPlant }) => String(treatmentPlant['name']))
  expect(await named()).toBe(names.toSorted()[0])
  for (const { treatmentPlant } of [first, second])
    expect(await named(treatmentPlant.id)).toBe(treatmentPlant['name'])
  const foreign = await buildTreatment(database, await buildMine(database))
  expect((await sections({ plant: foreign.treatmentPlant.id }))[0]?.parts).toMatchObject([
    { kind: 'text', text: 'No hay plantas de tratamiento' },
  ])
})

test('the reading of a day before is at most two hours older, and never newer', async () => {
  const change = async (minutes: Record<number, number>) => {
    const { variable } = await buildDevice(puquio.database, mine)
    await puquio.platform.telemetry.write({
      receivedAt: puquio.clock.now(),
      channel: 'mobile',
      message: null,
      readings: Object.entries(minutes).map(([minute, value]) => ({
        variableId: variable.id,
        atMs: Date.parse(now) + Number(minute) * 60_000,
        raw: value,
        value,
        quality: 'good' as const,
      })),
    })
    await puquio.platform.telemetry.rollUp()
    const settings: PanelSettings = { keyFigure: 'reading', variables: [variable.id] }
    return (await factsOf('key-figure', { settings })).at(3)
  }
  const dayMinutes = 1440
  expect(await change({ [-dayMinutes]: 2, 0: 3 })).toBe('Cambio: ▲ sube (antes: 2.00 m)')
  expect(await change({ [-dayMinutes - 120]: 4, 0: 3 })).toBe('Cambio: ▼ baja (antes: 4.00 m)')
  expect(await change({ [-dayMinutes - 121]: 4, [-dayMinutes + 1]: 5, 0: 3 })).toBeUndefined()
})

test('a wind rose is of its days, and of a direction in degrees', async () => {
  const variable = (key: string, unit: string) =>
    insert(puquio.database, 'variable', {
      projectId: mine.project.id,
      deviceId: built.device.id,
      position: 2,
      key,
      name: key,
      unit,
      decimals: 1,
    })
  const [speed, direction] = [await variable('ws', 'm/s'), await variable('wd', '°')]
  // The last moment of the 5th and the first of the 6th, as the project's clock has them.
  const times = ['2026-03-06T04:59:59Z', '2026-03-06T05:00:00Z']
  await puquio.platform.telemetry.write({
    receivedAt: puquio.clock.now(),
    channel: 'mobile',
    message: null,
    readings: times.flatMap((time) =>
      [speed, direction].map(({ id }) => ({
        variableId: id,
        atMs: Date.parse(time),
        raw: 5,
        value: 5,
        quality: 'good' as const,
      })),
    ),
  })
  const settings = { speedVariable: speed.id, directionVariable: direction.id }
  const words = async (filters: object, given = settings) => {
    const [part] = await partsOf('wind-rose', { settings: given, filters })
    return part?.kind === 'chart' ? part.words : part?.kind === 'text' ? part.text : ''
  }
  expect(await words({})).toContain('2 lecturas')
  expect(await words({ from: '2026-03-05', to: '2026-03-05' })).toContain('1 lecturas')
  expect(await words({ from: '2026-03-06' })).toContain('1 lecturas')
  expect(await words({ to: '2026-03-04' })).toBe('No hay lecturas de viento en este periodo.')
  expect(await words({}, { ...settings, directionVariable: speed.id })).toContain('m/s, km/h')
})
