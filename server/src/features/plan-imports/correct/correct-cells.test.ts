import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { goodRow, type ImportStage, stageImports } from '../../../../test/workbooks/import-stage.ts'
import { oldWorkbook } from '../../../../test/workbooks/old-workbook.ts'
import {
  type FilledRow,
  filledOldTemplate,
  filledTemplate,
} from '../../../../test/workbooks/plan-workbooks.ts'
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

describe('bad cells', () => {
  const bad: FilledRow[] = [
    goodRow,
    { ...goodRow, stationCode: 'N-2', component: 'Aguas', sample: 'quizás' },
    { ...goodRow, stationCode: 'N-1', northing: 8_543_999, frequency: 'Anual' },
  ]

  it('are listed with their position, value and reason', async () => {
    const { check } = stage
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
      ['Plan', 4, 'Q', '402315', 'coordinates-differ-new', { row: 2 }],
    ])
  })

  it('keep it from being saved until they are corrected in the preview', async () => {
    const { calls, check, save } = stage
    const { key } = await check(await filledTemplate(bad))
    const params = { ...stage.on, key }
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

  it('correcting one row checks the others of its station again', async () => {
    const { calls, check } = stage
    const { key } = await check(await filledTemplate([goodRow, { ...goodRow, stationCode: 'N-2' }]))
    const params = { ...stage.on, key }
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
    const { calls, check } = stage
    const rows = Array.from({ length: 101 }, (_, at) => ({
      ...goodRow,
      stationCode: `N-${at}`,
      sample: '?',
    }))
    const { key, badCellCount, badCells } = await check(await filledTemplate(rows))
    const params = { ...stage.on, key }
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

  it('beyond the threshold by a correction can be corrected back', async () => {
    const { calls, check, save } = stage
    const rows = Array.from({ length: 101 }, (_, at) => ({ ...goodRow, stationCode: `N-${at}` }))
    const { key } = await check(await filledTemplate(rows))
    const correct = (value: string) => {
      const cells = rows.map((_, at) => ({ row: at + 2, column: 'sample' as const, value }))
      return calls.call(planImportRoutes.correct, { params: { ...stage.on, key }, body: { cells } })
    }
    expect(await correct('quizás')).toMatchObject({ badCellCount: 101, isCorrectable: true })
    expect(await correct('no')).toMatchObject({ badCellCount: 0 })
    expect(await save(key)).toMatchObject({ newStations: 101 })
  })

  it('are not made good by more monitorings than an import may make', async () => {
    const { calls, check } = stage
    const daily = { ...goodRow, frequency: 'Diaria', startsOn: '2026-01-01', endsOn: '2026-01-02' }
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...daily, stationCode: `N-${at}` }))
    const { key } = await check(await filledTemplate(rows))
    const params = { ...stage.on, key }
    const until = (value: string, rowCount: number) => {
      const given = rows.slice(0, rowCount)
      const cells = given.map((_, at) => ({ row: at + 2, column: 'endsOn' as const, value }))
      return { params, body: { cells } }
    }
    expect(await calls.refusal(planImportRoutes.correct, until('2036-12-01', 60))).toMatchObject({
      problem: 'IMPORT_TOO_MANY_MONITORINGS',
      params: { max: 200_000 },
    })
    await calls.call(planImportRoutes.correct, until('2036-12-01', 40))
    expect(
      await calls.refusal(planImportRoutes.correct, {
        params,
        body: { cells: until('2036-12-01', 60).body.cells.slice(40) },
      }),
    ).toMatchObject({ problem: 'IMPORT_TOO_MANY_MONITORINGS' })
    const { monitorings } = await calls.call(planImportRoutes.get, { params })
    expect(monitorings).toBe(40 * 3_988 + 20 * 2)
  })

  it.each([
    ['no workbook', 'WORKBOOK_WRONG_TYPE', Buffer.from('%PDF-1.7')],
    [
      'one with a password',
      'WORKBOOK_PASSWORD',
      oldWorkbook([{ name: 'Plan', rows: [['N-1']] }], { filePass: true }),
    ],
  ])('of a file that is %s: why it was not marked is told', async (_, problem, bytes) => {
    const { calls, check, rowsOf } = stage
    const { key } = await check(await filledTemplate([{ ...goodRow, component: 'Agia' }]))
    const sha256 = createHash('sha256').update(bytes).digest()
    const path = join(puquio.platform.config.dataFolder, 'other-file')
    writeFileSync(path, bytes)
    await puquio.platform.files.put(path, sha256)
    await rowsOf(sql`update plan_import set file_hash = ${sha256} where key = ${key}`)
    const params = { ...stage.on, key }
    expect(await calls.refusal(planImportRoutes.errors, { params })).toMatchObject({ problem })
  })

  it('of an .xls come back as .xlsx', async () => {
    const { calls, check } = stage
    const { key } = await check(filledOldTemplate([{ ...goodRow, component: 'Agia' }]), {
      name: 'plan.xls',
    })
    const answer = await calls.send(planImportRoutes.errors, { params: { ...stage.on, key } })
    const { readXlsx } = await import('hucre/xlsx')
    const { sheets } = await readXlsx(answer.rawPayload, { readStyles: true })
    expect(sheets[0]?.cells?.get('1,1')?.comment?.text).toContain('¿Quiso decir «Agua»?')
  })
})
