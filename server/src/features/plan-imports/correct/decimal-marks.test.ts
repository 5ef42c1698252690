import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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
})

const checked = async (altitudes: readonly (string | number)[]) =>
  stage.check(
    await filledTemplate(
      altitudes.map((altitude, at) => ({ ...goodRow, stationCode: `N-${at}`, altitude })),
    ),
  )
const savedAltitudes = () =>
  stage.rowsOf<{ altitudeM: number }>(
    sql`select altitude_m from station where project_id = ${stage.project.id} order by code`,
  )

describe('a number whose mark may part thousands or decimals', () => {
  it.each([
    ['a mark above it', ['1.234,5', '4,210', '4.210'], [1234.5, 4.21, 4210]],
    ['a mark below it', ['4,210', '4.210', '12.5'], [4210, 4.21, 12.5]],
  ])('is read as the rest of its column by %s', async (_, written, read) => {
    const { key, badCellCount } = await checked(written)
    expect(badCellCount).toBe(0)
    await stage.save(key)
    expect(await savedAltitudes()).toEqual(read.map((altitudeM) => ({ altitudeM })))
  })

  it.each([
    ['other columns and numeric cells have a mark', ['4,210', 12.5]],
    ['the column has both', ['4,210', '12,5', '12.5']],
  ])('is held back where %s', async (_, written) => {
    expect((await checked(written)).badCells).toMatchObject([
      { row: 2, column: 'altitude', code: 'ambiguous-number' },
    ])
  })

  it('is read so in a correction too', async () => {
    const { key, decimalMarks } = await checked(['12,5'])
    expect(decimalMarks).toEqual({ altitude: ',' })
    const params = { ...stage.on, key }
    const cells = [{ row: 2, column: 'altitude' as const, value: '4.210' }]
    expect(
      await stage.calls.call(planImportRoutes.correct, { params, body: { cells } }),
    ).toMatchObject({ badCellCount: 0 })
    await stage.save(key)
    expect(await savedAltitudes()).toEqual([{ altitudeM: 4210 }])
  })
})
