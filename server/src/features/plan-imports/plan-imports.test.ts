import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { referenceRoutes } from '@puquio/contract/reference'
import { languages } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildProject,
  buildStation,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import {
  exampleMonitoringPlan,
  type FilledRow,
  filledOldTemplate,
  filledTemplate,
  oefaWaterPoints,
} from '../../../test/plan-workbooks.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: BuiltProject
let admin: BuiltUser
let calls: Calls

beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  project = await buildProject(puquio.database)
  admin = await buildMember(puquio.database, project, 'admin')
  calls = await puquio.signIn(admin)
  await calls.call(referenceRoutes.loadDefaults, { params: { projectId: project.id } })
})

const on = () => ({ projectId: project.id })
const rowsOf = <R>(statement: ReturnType<typeof sql>) =>
  puquio.database.one<R>({ projectId: project.id }, statement)

async function upload(
  bytes: Buffer,
  { name = 'plan.xlsx', planId }: { name?: string; planId?: number } = {},
) {
  const key = randomUUID()
  const body = { key, ...(planId ? { planId } : {}) }
  await calls.call(planImportRoutes.start, { params: on(), body }, { file: { name, bytes } })
  return key
}

async function ended(key: string): Promise<PlanImport> {
  for (;;) {
    const one = await calls.call(planImportRoutes.get, { params: { ...on(), key } })
    if (one.state !== 'checking') return one
    await pause(50)
  }
}
const check = async (...given: Parameters<typeof upload>) => ended(await upload(...given))
const save = (key: string, title = 'Plan 2026') =>
  calls.call(planImportRoutes.save, { params: { ...on(), key }, body: { title } })

const good: FilledRow = {
  stationCode: 'N-1',
  component: 'Agua',
  subcomponent: 'Agua superficial',
  frequency: 'Mensual',
  startsOn: '2026-01-31',
  endsOn: '2026-12-31',
  sample: 'Sí',
  easting: 402_315,
  northing: 8_543_210,
  zone: '18S',
  datum: 'WGS84',
}

describe('a filled template', () => {
  it.each(languages)('in %s is checked, previewed and saved', async (language) => {
    const bytes = await filledTemplate(
      [good, { ...good, stationCode: 'N-2', type: 'additional' }],
      language,
    )
    const one = await check(bytes)
    expect(one).toMatchObject({
      state: 'checked',
      badCellCount: 0,
      monitorings: 24,
      newStations: 2,
      newStationCodes: ['N-1', 'N-2'],
      firstOn: '2026-01-31',
      lastOn: '2026-12-31',
      rowsDone: 2,
    })
    const { rows } = await calls.call(planImportRoutes.preview, {
      params: { ...on(), key: one.key },
    })
    expect(rows.map(({ row, cells }) => [row, cells[0], cells[10]])).toEqual([
      [2, 'N-1', '2026-01-31'],
      [3, 'N-2', '2026-01-31'],
    ])
    const { planId } = await save(one.key)
    const saved = await rowsOf(sql`
      select s.code, m.type, min(m.estimated_on) as first_on, count(*) as count, min(s.kind) as kind
      from monitoring m join station s on s.id = m.station_id where m.plan_id = ${planId} group by 1, 2 order by 1`)
    expect(saved).toEqual([
      { code: 'N-1', type: 'scheduled', firstOn: '2026-01-31', count: 12, kind: 'surface-water' },
      { code: 'N-2', type: 'additional', firstOn: '2026-01-31', count: 12, kind: 'surface-water' },
    ])
  })

  it.each(languages)('as .xls in %s', async (language) => {
    expect(await check(filledOldTemplate([good], language), { name: 'plan.xls' })).toMatchObject({
      state: 'checked',
      badCellCount: 0,
      monitorings: 12,
    })
  })

  it('may lack its optional columns', async () => {
    const columns = [
      'stationCode',
      'component',
      'subcomponent',
      'miningComponent',
      'sourceType',
      'type',
      'profile',
      'sample',
      'estimatedOn',
      'frequency',
      'startsOn',
      'endsOn',
    ] as const
    expect(
      await check(filledOldTemplate([good], 'es', columns), { name: 'plan.xls' }),
    ).toMatchObject({ state: 'checked', badCellCount: 0 })
  })

  it('of the example plan', async () => {
    const one = await check(await filledTemplate(exampleMonitoringPlan()))
    expect(one).toMatchObject({
      state: 'checked',
      badCells: [],
      monitorings: 7,
      newStations: 7,
      firstOn: '2026-01-05',
      lastOn: '2026-09-01',
    })
    const { planId } = await save(one.key, 'Plan de monitoreo')
    const kept = await rowsOf(sql`
      select s.code, s.kind, s.zone, m.margin_days, m.standard, m.category from monitoring m join station s on s.id = m.station_id
      where m.plan_id = ${planId} and s.code in ('M-01', 'PZ-03') order by 1`)
    expect(kept).toEqual([
      {
        code: 'M-01',
        kind: 'surface-water',
        zone: 18,
        marginDays: 9,
        standard: 'D.S. 004-2017-MINAM',
        category: '3-D1',
      },
      {
        code: 'PZ-03',
        kind: 'piezometer',
        zone: 18,
        marginDays: 3,
        standard: null,
        category: null,
      },
    ])
  })

  it('over the 24 points of OEFA, with their zones and datums', async () => {
    const one = await check(await filledTemplate(oefaWaterPoints()))
    expect(one).toMatchObject({
      state: 'checked',
      badCells: [],
      monitorings: 96,
      newStations: 24,
      convertedStations: 0,
    })
    await save(one.key, 'OEFA')
    const placed = await rowsOf(sql`
      select zone, count(*) as count, count(distinct (easting_m, northing_m)) as places from station
      where project_id = ${project.id} and easting_m is not null group by zone order by zone`)
    expect(placed).toEqual([
      { zone: 17, count: 13, places: 12 },
      { zone: 18, count: 11, places: 11 },
    ])
  })
})

describe('bad cells', () => {
  const bad: FilledRow[] = [
    good,
    { ...good, stationCode: 'N-2', component: 'Aguas', sample: 'quizás' },
    { ...good, stationCode: 'N-1', northing: 8_543_999, frequency: 'Anual' },
  ]

  it('are listed with their place, value and reason', async () => {
    const { badCells, badCellCount } = await check(await filledTemplate(bad))
    expect(badCellCount).toBe(3)
    expect(
      badCells.map(({ sheet, row, columnLetter, value, code, params }) => [
        sheet,
        row,
        columnLetter,
        value,
        code,
        params,
      ]),
    ).toEqual([
      ['Plan', 3, 'B', 'Aguas', 'not-in-list', { suggestion: 'Agua' }],
      ['Plan', 3, 'H', 'quizás', 'yes-no', {}],
      ['Plan', 4, 'Q', '402315', 'coordinates-differ', { row: 2 }],
    ])
  })

  it('keep it from being saved until they are corrected in the preview', async () => {
    const { key } = await check(await filledTemplate(bad))
    const params = { ...on(), key }
    expect(
      await calls.refusal(planImportRoutes.save, { params, body: { title: 'Plan' } }),
    ).toMatchObject({
      problem: 'IMPORT_HAS_ERRORS',
      params: { count: 3, limit: 100 },
    })
    const correct = (row: number, column: 'component' | 'sample' | 'northing', value: string) =>
      calls.call(planImportRoutes.correct, { params, body: { cells: [{ row, column, value }] } })
    expect((await correct(3, 'component', ' agua ')).badCellCount).toBe(2)
    expect((await correct(3, 'sample', 'talvez')).badCells.map(({ value }) => value)).toEqual([
      'talvez',
      '402315',
    ])
    expect((await correct(3, 'sample', 'no')).badCellCount).toBe(1)
    const { rows, total } = await calls.call(planImportRoutes.preview, {
      params,
      query: { onlyBad: true },
    })
    expect([total, rows.map(({ position }) => position)]).toEqual([1, [2]])
    expect(await correct(4, 'northing', '8543210')).toMatchObject({
      badCellCount: 0,
      monitorings: 25,
      newStations: 2,
    })
    expect(await save(key)).toMatchObject({ monitorings: 25, newStations: 2 })
  })

  it('correcting one row judges the others of its station again', async () => {
    const { key } = await check(await filledTemplate([good, { ...good, stationCode: 'N-2' }]))
    const params = { ...on(), key }
    const twice = await calls.call(planImportRoutes.correct, {
      params,
      body: { cells: [{ row: 3, column: 'stationCode', value: 'n-1' }] },
    })
    expect(twice.badCells.map(({ row, code }) => [row, code])).toEqual([[3, 'repeated-row']])
    const apart = await calls.call(planImportRoutes.correct, {
      params,
      body: { cells: [{ row: 2, column: 'stationCode', value: 'N-3' }] },
    })
    expect(apart).toMatchObject({ badCellCount: 0, newStationCodes: ['N-3', 'n-1'] })
    const missing = {
      params,
      body: { cells: [{ row: 99, column: 'sample' as const, value: 'no' }] },
    }
    expect(await calls.refusal(planImportRoutes.correct, missing)).toMatchObject({
      problem: 'NOT_FOUND',
    })
  })

  it('above the threshold can be neither corrected nor saved, but downloaded', async () => {
    const rows = Array.from({ length: 101 }, (_, at) => ({
      ...good,
      stationCode: `N-${at}`,
      sample: '?',
    }))
    const { key, badCellCount, badCells } = await check(await filledTemplate(rows))
    const params = { ...on(), key }
    expect([badCellCount, badCells.length]).toEqual([101, 100])
    const cells = [{ row: 2, column: 'sample' as const, value: 'no' }]
    expect(
      await calls.refusal(planImportRoutes.correct, { params, body: { cells } }),
    ).toMatchObject({
      problem: 'IMPORT_HAS_ERRORS',
      params: { count: 101, limit: 100 },
    })
    const answer = await calls.send(planImportRoutes.errors, { params, query: { language: 'fr' } })
    expect(answer.headers['content-disposition']).toContain('plan avec erreurs.xlsx')
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    expect(sheets[0]?.cells?.get('1,7')).toMatchObject({
      comment: { text: 'La réponse attendue est Oui ou Non.' },
      style: { fill: { fgColor: { rgb: 'FFC7CE' } } },
    })
  })

  it('of an .xls come back as .xlsx', async () => {
    const { key } = await check(filledOldTemplate([{ ...good, component: 'Agia' }]), {
      name: 'plan.xls',
    })
    const answer = await calls.send(planImportRoutes.errors, { params: { ...on(), key } })
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    expect(sheets[0]?.cells?.get('1,1')?.comment?.text).toContain('¿Quiso decir «Agua»?')
  })
})

describe('stations', () => {
  it('PSAD56 is converted and told', async () => {
    expect(await check(await filledTemplate([{ ...good, datum: 'PSAD 56' }]))).toMatchObject({
      convertedStations: 1,
      newStations: 1,
    })
  })

  it('that exist are used, and get coordinates where they had none', async () => {
    const nowhere = {
      eastingM: null,
      northingM: null,
      zone: null,
      latitudeDeg: null,
      longitudeDeg: null,
      sourceDatum: null,
      altitudeM: null,
    }
    const station = await buildStation(puquio.database, project, { code: 'EF-01', ...nowhere })
    const one = await check(
      await filledTemplate([{ ...good, stationCode: 'ef-01', altitude: 4165 }]),
    )
    expect(one).toMatchObject({ badCellCount: 0, newStations: 0, convertedStations: 0 })
    await save(one.key)
    const kept = await rowsOf(
      sql`select code, easting_m, zone, altitude_m, version from station where id = ${station.id}`,
    )
    expect(kept).toEqual([
      { code: 'EF-01', eastingM: 402_315, zone: 18, altitudeM: 4165, version: 2 },
    ])
  })

  it('made by somebody else meanwhile: all is checked again before anything is saved', async () => {
    const { key } = await check(await filledTemplate([good]))
    await buildStation(puquio.database, project, { code: 'N-1' })
    expect(
      await calls.refusal(planImportRoutes.save, {
        params: { ...on(), key },
        body: { title: 'Plan' },
      }),
    ).toMatchObject({
      problem: 'IMPORT_NOT_READY',
      params: { reason: 'lists-changed' },
    })
    const again = await ended(key)
    expect(again.badCells.map(({ code }) => code)).toEqual(['coordinates-differ'])
    expect(await rowsOf(sql`select id from plan where project_id = ${project.id}`)).toEqual([])
  })
})

describe('saving', () => {
  it('twice, also at once, makes one plan', async () => {
    const { key } = await check(await filledTemplate([good]))
    const [a, b] = await Promise.all([save(key), save(key, 'Otro')])
    expect(b).toEqual(a)
    expect(await save(key)).toEqual(a)
    expect(await ended(key)).toMatchObject({
      state: 'saved',
      planId: a.planId,
      monitorings: 12,
      newStations: 1,
    })
  })

  it('needs a name for the plan, and makes it unique', async () => {
    const { key } = await check(await filledTemplate([good]))
    const params = { ...on(), key }
    expect(await calls.refusal(planImportRoutes.save, { params, body: {} })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'title', code: 'required' }],
    })
    await save(key)
    const other = await check(await filledTemplate([{ ...good, stationCode: 'N-2' }]))
    await save(other.key, 'plan 2026')
    const names = await rowsOf(
      sql`select name from plan where project_id = ${project.id} order by id`,
    )
    expect(names).toEqual([{ name: 'Plan 2026' }, { name: 'plan 2026 (2)' }])
  })

  it('asks before the same content is saved again, whatever the file', async () => {
    const first = await check(await filledTemplate([good]))
    const { planId } = await save(first.key)
    const second = await check(await filledTemplate([good], 'en'), { name: 'otra copia.xlsx' })
    expect(second.sameContentAs).toMatchObject({ planId, title: 'Plan 2026' })
    const params = { ...on(), key: second.key }
    expect(
      await calls.refusal(planImportRoutes.save, { params, body: { title: 'Plan' } }),
    ).toMatchObject({
      status: 409,
      problem: 'IMPORT_SAME_CONTENT',
      params: { planId, title: 'Plan 2026' },
    })
    const accepted = await calls.call(planImportRoutes.save, {
      params,
      body: { title: 'Plan', sameContentAccepted: true },
    })
    expect(accepted.planId).not.toBe(planId)
  })

  it('adds to a plan that exists, as additional monitorings', async () => {
    const first = await check(await filledTemplate([good]))
    const { planId } = await save(first.key)
    const more = await check(
      await filledTemplate([{ stationCode: 'N-1', component: 'Agua', estimatedOn: '2026-06-15' }]),
      { planId },
    )
    expect(more.targetPlanId).toBe(planId)
    expect(
      await calls.call(planImportRoutes.save, { params: { ...on(), key: more.key }, body: {} }),
    ).toEqual({ planId, monitorings: 1, newStations: 0 })
    const types = await rowsOf(
      sql`select type, count(*) as count from monitoring where plan_id = ${planId} group by type order by type`,
    )
    expect(types).toEqual([
      { type: 'additional', count: 1 },
      { type: 'scheduled', count: 12 },
    ])
  })

  it('is not possible while it is being checked or after it was discarded', async () => {
    const key = await upload(await filledTemplate([good]))
    const params = { ...on(), key }
    const early = await calls.send(planImportRoutes.save, { params, body: { title: 'Plan' } })
    expect([200, 409]).toContain(early.statusCode)
    const other = await upload(await filledTemplate([good]))
    expect(
      await calls.call(planImportRoutes.discard, { params: { ...on(), key: other } }),
    ).toBeNull()
    expect(
      await calls.refusal(planImportRoutes.get, { params: { ...on(), key: other } }),
    ).toMatchObject({ problem: 'NOT_FOUND' })
  })
})
