import { planImportRoutes } from '@puquio/contract/plan-imports'
import { referenceRoutes } from '@puquio/contract/reference'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildMember } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../../test/workbooks/import-stage.ts'
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
  await stage.save((await stage.check(await filledTemplate([known]))).key, 'Plan 2025')
})

const known = { ...goodRow, stationCode: 'YA-01' }
const rows = ['YA01', 'ya01', 'YA-01'].map((stationCode, at) => ({
  ...goodRow,
  stationCode,
  commitment: `C-${at}`,
}))

const answer = (key: string, means: string | null) =>
  stage.calls.call(planImportRoutes.answerCode, {
    params: { ...stage.on, key },
    body: { code: 'YA01', means },
  })
const stationsOf = (title: string) =>
  stage.rowsOf<{ code: string }>(sql`
    select s.code from monitoring m join station s on s.id = m.station_id join plan p on p.id = m.plan_id
    where p.title = ${title} group by s.code order by s.code`)

describe('a code like a known one', () => {
  it('is a bad cell in its first row, and means the known station in all rows once that is said', async () => {
    const checked = await stage.check(await filledTemplate(rows))
    expect(checked.badCells).toMatchObject([
      { row: 2, column: 'stationCode', code: 'similar-code', params: { suggestion: 'YA-01' } },
    ])
    expect(checked).toMatchObject({ newStations: 0, newStationCodes: [], codesToAnswer: 1 })
    const answered = await answer(checked.key, 'YA-01')
    expect(answered).toMatchObject({
      badCellCount: 0,
      newStations: 0,
      codesToAnswer: 0,
      monitorings: 36,
      codeAnswers: { YA01: 'YA-01' },
    })
    await stage.save(checked.key, 'Plan 2026')
    expect(await stationsOf('Plan 2026')).toEqual([{ code: 'YA-01' }])
  })

  it('is a new station where it is kept, also when its rows are corrected or the file is checked again', async () => {
    const { key } = await stage.check(await filledTemplate(rows))
    expect(await answer(key, 'YA01')).toMatchObject({ badCellCount: 0, newStations: 1 })
    const params = { ...stage.on, key }
    const cells = [{ row: 3, column: 'observation' as const, value: 'Al pie del tajo' }]
    expect(
      await stage.calls.call(planImportRoutes.correct, { params, body: { cells } }),
    ).toMatchObject({ badCellCount: 0, newStations: 1 })
    // The lists have changed: saving checks the whole file again.
    await stage.calls.call(referenceRoutes.create, {
      params: { ...stage.on, list: 'components' },
      body: { name: 'Nieve' },
    })
    await stage.calls.refusal(planImportRoutes.save, { params, body: { title: 'Plan 2026' } })
    expect(await stage.ended(key)).toMatchObject({ badCellCount: 0, newStations: 1 })
    await stage.save(key, 'Plan 2026')
    expect(await stationsOf('Plan 2026')).toEqual([{ code: 'YA-01' }, { code: 'YA01' }])
  })

  it('may be answered otherwise later', async () => {
    const { key } = await stage.check(await filledTemplate(rows))
    await answer(key, 'YA-01')
    expect(await answer(key, 'YA01')).toMatchObject({ badCellCount: 0, newStations: 1 })
    expect(await answer(key, 'YA-01')).toMatchObject({ badCellCount: 0, newStations: 0 })
  })
})

describe('an answer about a code', () => {
  it.each([
    ['the known one', 'YA-01', 0],
    ['a new one', 'YA01', 1],
  ])('that it is %s can be taken back', async (_, means, newStations) => {
    const other = { ...goodRow, stationCode: 'N-1' }
    const checked = await stage.check(await filledTemplate([...rows, other]))
    const before = { badCellCount: 1, newStations: 1, newStationCodes: ['N-1'], codesToAnswer: 1 }
    expect(checked).toMatchObject(before)
    const answered = { badCellCount: 0, newStations: newStations + 1, codesToAnswer: 0 }
    expect(await answer(checked.key, means)).toMatchObject(answered)
    expect(await answer(checked.key, null)).toMatchObject({ ...before, codeAnswers: {} })
    expect(await answer(checked.key, means)).toMatchObject(answered)
  })
})

describe('unfinished imports', () => {
  const unfinished = () => stage.calls.call(planImportRoutes.unfinished, { params: stage.on })

  it('are listed for who began them, until they are discarded or saved', async () => {
    const first = await stage.upload(await filledTemplate(rows), { name: 'uno.xlsx' })
    await stage.ended(first)
    const second = await stage.check(await filledTemplate([known]), { name: 'dos.xlsx' })
    const { imports } = await unfinished()
    expect(imports.map(({ key, fileName, targetPlanId }) => [key, fileName, targetPlanId])).toEqual(
      [
        [second.key, 'dos.xlsx', null],
        [first, 'uno.xlsx', null],
      ],
    )
    expect(imports.map(({ rows, badCellCount }) => [rows, badCellCount])).toEqual([
      [1, 0],
      [3, 1],
    ])
    await stage.calls.call(planImportRoutes.discard, { params: { ...stage.on, key: first } })
    await stage.calls.call(planImportRoutes.save, {
      params: { ...stage.on, key: second.key },
      body: { title: 'Plan 2027', sameContentAccepted: true },
    })
    expect(await unfinished()).toEqual({ imports: [] })
  })

  it('are nobody else’s', async () => {
    await stage.check(await filledTemplate(rows))
    const other = await puquio.signIn(await buildMember(puquio.database, stage.project, 'admin'))
    expect(await other.call(planImportRoutes.unfinished, { params: stage.on })).toEqual({
      imports: [],
    })
  })
})
