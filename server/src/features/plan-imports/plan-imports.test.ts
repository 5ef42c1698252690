import { planImportRoutes } from '@puquio/contract/plan-imports'
import { languages } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import {
  exampleMonitoringPlan,
  filledOldTemplate,
  filledTemplate,
  oefaWaterPoints,
} from '../../../test/workbooks/plan-workbooks.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let stage: ImportStage
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageImports(puquio)
})

describe('a filled template', () => {
  it.each(languages)('in %s is checked, previewed and saved', async (language) => {
    const { calls, check, save, rowsOf } = stage
    const bytes = await filledTemplate(
      [goodRow, { ...goodRow, stationCode: 'N-2', type: 'additional' }],
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
      params: { ...stage.on, key: one.key },
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
    const { check } = stage
    expect(await check(filledOldTemplate([goodRow], language), { name: 'plan.xls' })).toMatchObject(
      {
        state: 'checked',
        badCellCount: 0,
        monitorings: 12,
      },
    )
  })

  it('may lack its optional columns', async () => {
    const { check } = stage
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
      await check(filledOldTemplate([goodRow], 'es', columns), { name: 'plan.xls' }),
    ).toMatchObject({ state: 'checked', badCellCount: 0 })
  })

  it('of the example plan', async () => {
    const { check, save, rowsOf } = stage
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
    const { project, check, save, rowsOf } = stage
    const one = await check(await filledTemplate(oefaWaterPoints()))
    expect(one).toMatchObject({
      state: 'checked',
      badCells: [],
      monitorings: 96,
      newStations: 24,
      // The source has zone 17, which moves them out to sea.
      farStationCodes: ['AS01', 'AS02', 'F00768-AG01', 'F00768-AG02', 'F00768-AG03'],
      convertedStations: 0,
    })
    await save(one.key, 'OEFA')
    const located = await rowsOf(sql`
      select zone, count(*) as count, count(distinct (easting_m, northing_m)) as points from station
      where project_id = ${project.id} and easting_m is not null group by zone order by zone`)
    expect(located).toEqual([
      { zone: 17, count: 13, points: 12 },
      { zone: 18, count: 11, points: 11 },
    ])
  })
})
