import { planImportRoutes } from '@puquio/contract/plan-imports'
import { referenceRoutes } from '@puquio/contract/reference'
import type { StationFields } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../../test/workbooks/import-stage.ts'
import { buildStation } from '../../../../test/build.ts'
import { filledTemplate } from '../../../../test/workbooks/plan-workbooks.ts'
import { sql } from '../../../platform/db/sql.ts'

let puquio: TestApp
let stage: ImportStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageImports(puquio)
})

describe('stations', () => {
  const nowhere = {
    eastingM: null,
    northingM: null,
    zone: null,
    latitudeDeg: null,
    longitudeDeg: null,
    sourceDatum: null,
    altitudeM: null,
  }

  it('PSAD56 is converted and told', async () => {
    const { check } = stage
    expect(await check(await filledTemplate([{ ...goodRow, datum: 'PSAD 56' }]))).toMatchObject({
      convertedStations: 1,
      newStations: 1,
    })
  })

  it('that exist are used, and get coordinates where they had none', async () => {
    const { project, check, save, rowsOf } = stage
    const station = await buildStation(puquio.database, project, { code: 'EF-01', ...nowhere })
    const one = await check(
      await filledTemplate([{ ...goodRow, stationCode: 'ef-01', altitude: 4165 }]),
    )
    expect(one).toMatchObject({
      badCellCount: 0,
      newStations: 0,
      convertedStations: 0,
      locatedStationCodes: ['ef-01'],
      farStationCodes: [],
    })
    await save(one.key)
    const kept = await rowsOf(
      sql`select code, easting_m, zone, altitude_m, version from station where id = ${station.id}`,
    )
    expect(kept).toEqual([
      { code: 'EF-01', eastingM: 402_315, zone: 18, altitudeM: 4165, version: 2 },
    ])
  })

  it('that are new are stored with every field that the plan brings', async () => {
    const { calls, check, save, on } = stage
    const told = {
      code: 'N-1',
      name: 'Río Blanco',
      kind: 'surface-water',
      altitudeM: 4165,
      standard: 'R.D. 155-2011',
      category: 'Propia',
    } as const satisfies Omit<StationFields, 'point'>
    const { standard, category } = told
    const row = { ...goodRow, stationName: told.name, altitude: 4165, standard, category }
    const { key } = await check(await filledTemplate([row]))
    await save(key)
    const { stations } = await calls.call(referenceRoutes.all, { params: on })
    expect(stations).toEqual([
      {
        ...told,
        id: expect.any(Number) as number,
        eastingM: 402_315,
        northingM: 8_543_210,
        zone: 18,
        latitudeDeg: expect.closeTo(-13.176, 3) as number,
        longitudeDeg: expect.closeTo(-75.901, 3) as number,
        sourceDatum: 'WGS84',
        retiredAt: null,
        version: 1,
      },
    ])
  })

  it('whose codes differ only in case and spaces are one', async () => {
    const { project, calls, check, save } = stage
    await buildStation(puquio.database, project, { code: 'P  1', ...nowhere })
    const body = {
      code: 'p 1',
      name: '',
      kind: 'other',
      coordinates: null,
      altitudeM: null,
      standard: null,
      category: null,
    } as const
    expect(
      await calls.refusal(referenceRoutes.createStation, { params: stage.on, body }),
    ).toMatchObject({ problem: 'ALREADY_EXISTS', fields: [{ path: 'code', code: 'taken' }] })
    const one = await check(await filledTemplate([{ ...goodRow, stationCode: 'P 1' }]))
    expect(one).toMatchObject({ badCellCount: 0, newStations: 0 })
    expect(await save(one.key)).toMatchObject({ monitorings: 12, newStations: 0 })
  })

  it('that are new get the name that one of their rows has', async () => {
    const { project, check, save, rowsOf } = stage
    const rows = [{}, { commitment: 'C-2', stationName: 'Río Blanco' }, { commitment: 'C-3' }]
    const { key } = await check(await filledTemplate(rows.map((row) => ({ ...goodRow, ...row }))))
    await save(key)
    expect(
      await rowsOf(sql`select code, name, easting_m from station where project_id = ${project.id}`),
    ).toEqual([{ code: 'N-1', name: 'Río Blanco', eastingM: 402_315 }])
  })

  it('made by somebody else meanwhile: all is checked again before anything is saved', async () => {
    const { project, calls, ended, check, rowsOf } = stage
    const { key } = await check(await filledTemplate([goodRow]))
    await buildStation(puquio.database, project, { code: 'N-1' })
    expect(
      await calls.refusal(planImportRoutes.save, {
        params: { ...stage.on, key },
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
    const { ended, check, save } = stage
    const { key } = await check(await filledTemplate([goodRow]))
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
    const { project, calls, check, save, rowsOf } = stage
    const { key } = await check(await filledTemplate([goodRow]))
    const params = { ...stage.on, key }
    expect(await calls.refusal(planImportRoutes.save, { params, body: {} })).toMatchObject({
      problem: 'INPUT_NOT_VALID',
      fields: [{ path: 'title', code: 'required' }],
    })
    await save(key)
    const other = await check(await filledTemplate([{ ...goodRow, stationCode: 'N-2' }]))
    await save(other.key, 'plan 2026')
    const names = await rowsOf(
      sql`select name from plan where project_id = ${project.id} order by id`,
    )
    expect(names).toEqual([{ name: 'Plan 2026' }, { name: 'plan 2026 (2)' }])
  })

  it('asks before the same content is saved again, whatever the file', async () => {
    const { calls, check, save } = stage
    const first = await check(await filledTemplate([goodRow]))
    const { planId } = await save(first.key)
    const second = await check(await filledTemplate([goodRow], 'en'), { name: 'otra copia.xlsx' })
    expect(second.sameContentAs).toMatchObject({ planId, title: 'Plan 2026' })
    const params = { ...stage.on, key: second.key }
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

  it.each(['a new plan', 'one that exists'])(
    'of the same content, twice at once into %s, asks for the second',
    async (target) => {
      const { project, calls, check, save, rowsOf } = stage
      const before = await check(await filledTemplate([goodRow]))
      const { planId } = await save(before.key)
      const into = target === 'a new plan' ? {} : { planId }
      const rows = [{ stationCode: 'N-1', component: 'Agua', estimatedOn: '2026-06-15' }]
      const [a, b] = [await filledTemplate(rows), await filledTemplate(rows, 'en')]
      const both = [await check(a, into), await check(b, into)]
      const answers = await Promise.all(
        both.map(({ key }) =>
          calls.send(planImportRoutes.save, {
            params: { ...stage.on, key },
            body: { title: 'Plan' },
          }),
        ),
      )
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
      const [asked] = answers.filter(({ statusCode }) => statusCode === 409)
      expect(asked?.json()).toMatchObject({ problem: 'IMPORT_SAME_CONTENT' })
      const saved = await rowsOf(
        sql`select id from monitoring where project_id = ${project.id} and estimated_on = '2026-06-15'`,
      )
      expect(saved).toHaveLength(1)
    },
  )

  it('adds to a plan that exists, as additional monitorings', async () => {
    const { calls, check, save, rowsOf } = stage
    const first = await check(await filledTemplate([goodRow]))
    const { planId } = await save(first.key)
    const more = await check(
      await filledTemplate([{ stationCode: 'N-1', component: 'Agua', estimatedOn: '2026-06-15' }]),
      { planId },
    )
    expect(more.targetPlanId).toBe(planId)
    expect(
      await calls.call(planImportRoutes.save, { params: { ...stage.on, key: more.key }, body: {} }),
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
    const { calls, upload } = stage
    const key = await upload(await filledTemplate([goodRow]))
    const params = { ...stage.on, key }
    const early = await calls.send(planImportRoutes.save, { params, body: { title: 'Plan' } })
    expect([200, 409]).toContain(early.statusCode)
    const other = await upload(await filledTemplate([goodRow]))
    expect(
      await calls.call(planImportRoutes.discard, { params: { ...stage.on, key: other } }),
    ).toBeNull()
    expect(
      await calls.refusal(planImportRoutes.get, { params: { ...stage.on, key: other } }),
    ).toMatchObject({ problem: 'NOT_FOUND' })
  })
})
