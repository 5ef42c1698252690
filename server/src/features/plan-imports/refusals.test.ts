import { planColumns } from '@puquio/domain'
import { randomUUID } from 'node:crypto'
import { planImportRoutes } from '@puquio/contract/plan-imports'
import { writeXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildMember } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { hostileWorkbooks } from '../../../test/workbooks/hostile-workbooks.ts'
import { goodRow, type ImportStage, stageImports } from '../../../test/workbooks/import-stage.ts'
import {
  type FilledRow,
  filledOldTemplate,
  filledTemplate,
} from '../../../test/workbooks/plan-workbooks.ts'
import { systemScope } from '../../platform/db/scopes/make-scope.ts'
import { sql } from '../../platform/db/sql.ts'
import { expireImports } from './sweep-store.ts'
import { writeWorkbook } from '../../platform/xlsx/write/write-workbook.ts'
import { planHeading } from './documents/template.ts'

let puquio: TestApp
let stage: ImportStage
beforeAll(async () => {
  puquio = await startTestApp()
  stage = await stageImports(puquio)
})
afterAll(() => puquio.close())

const startWith = (file?: { name: string; bytes: Buffer | string }) =>
  stage.calls.refusal(
    planImportRoutes.start,
    { params: stage.on, body: { key: randomUUID() } },
    file ? { file } : {},
  )

describe('an upload is refused at once', () => {
  it.each([
    ['without a file', undefined, 'WORKBOOK_NOT_SELECTED', {}],
    [
      'of another kind',
      { name: 'plan.pdf', bytes: '%PDF-1.7' },
      'WORKBOOK_WRONG_TYPE',
      { looksLike: 'other-name' },
    ],
    [
      'renamed from text',
      { name: 'plan.xlsx', bytes: 'a;b\n1;2' },
      'WORKBOOK_WRONG_TYPE',
      { looksLike: 'text' },
    ],
    [
      'renamed from a page',
      { name: 'plan.xls', bytes: '<html><table>' },
      'WORKBOOK_WRONG_TYPE',
      { looksLike: 'html' },
    ],
    ['that is empty', { name: 'plan.xlsx', bytes: '' }, 'WORKBOOK_EMPTY', {}],
  ])('%s', async (_, file, problem, params) => {
    expect(await startWith(file)).toMatchObject({ status: 422, problem, params })
  })

  it('of more than the reader takes', async () => {
    const bytes = Buffer.alloc(30_100_000)
    expect(await startWith({ name: 'plan.xlsx', bytes })).toMatchObject({ problem: 'TOO_LARGE' })
  })

  it('under a key that another file has', async () => {
    const key = await stage.upload(await filledTemplate([goodRow]))
    const again = { params: stage.on, body: { key } }
    const file = { name: 'plan.xlsx', bytes: await filledTemplate([goodRow]) }
    expect(await stage.calls.call(planImportRoutes.start, again, { file })).toMatchObject({ key })
    const other = { name: 'plan.xlsx', bytes: await filledTemplate([{ ...goodRow, zone: '17' }]) }
    expect(await stage.calls.refusal(planImportRoutes.start, again, { file: other })).toMatchObject(
      {
        problem: 'ALREADY_EXISTS',
      },
    )
    await stage.ended(key)
  })

  it('while two others of the project are being checked', async () => {
    const bytes = await filledTemplate([goodRow])
    const keys = [await stage.upload(bytes), await stage.upload(bytes)]
    // Kept under way, however fast the machine, as if another process were checking them.
    await stage.rowsOf(sql`update plan_import set state = 'checking', attempt = 9, alive_at = ${puquio.clock.now()}
      where key = any(${keys}::uuid[])`)
    expect(await startWith({ name: 'plan.xlsx', bytes })).toMatchObject({
      status: 503,
      problem: 'BUSY',
    })
    await stage.rowsOf(
      sql`update plan_import set state = 'refused' where key = any(${keys}::uuid[])`,
    )
  })
})

const sheet = (header: readonly string[], rows: string[][] = []) =>
  writeWorkbook([{ name: 'Plan', columns: header.map((one) => ({ header: one })), rows }])
const headings = planColumns.map((column) => planHeading(column, 'es'))

describe('a workbook that is not the official template says why', () => {
  it('columns are missing, and which', async () => {
    const bytes = await sheet(headings.filter((one) => !/Frecuencia|Fecha de fin/.test(one)))
    expect((await stage.check(bytes)).refusal).toEqual({
      problem: 'WORKBOOK_COLUMNS_MISSING',
      params: { columns: ['frequency', 'endsOn'], unknown: [] },
    })
  })

  it('columns are not its own, and which', async () => {
    expect((await stage.check(await sheet([...headings, 'Color', 'Responsable']))).refusal).toEqual(
      {
        problem: 'WORKBOOK_COLUMNS_NOT_VALID',
        params: { columns: ['Color', 'Responsable'] },
      },
    )
  })

  it('a heading stands there twice, and which', async () => {
    expect((await stage.check(await sheet([...headings, 'Frecuencia']))).refusal).toEqual({
      problem: 'WORKBOOK_COLUMNS_REPEATED',
      params: { columns: ['Frecuencia'] },
    })
  })

  it('a column holds data without a heading, and its letter', async () => {
    const row = ['N-1', 'Agua', ...headings.slice(2).map(() => ''), 'nota']
    expect((await stage.check(await sheet(headings, [row]))).refusal).toEqual({
      problem: 'WORKBOOK_COLUMNS_UNHEADED',
      params: { columns: ['X'] },
    })
  })

  it('another workbook altogether lacks them all', async () => {
    const { refusal } = await stage.check(await sheet(['Nombre', 'Cantidad'], [['Casco', '3']]))
    expect(refusal).toMatchObject({ problem: 'WORKBOOK_COLUMNS_MISSING' })
    expect(refusal?.params.columns).toHaveLength(12)
  })

  it.each([
    ['only its header', () => filledTemplate([])],
    ['only blanks below it', () => sheet(headings, [['', '  ', '\u00a0']])],
    ['nothing at all', () => sheet([])],
  ])('%s: there are no data', async (_, make) => {
    expect((await stage.check(await make())).refusal).toEqual({
      problem: 'WORKBOOK_EMPTY',
      params: {},
    })
  })

  it('more rows than an import takes', async () => {
    const rows = Array.from({ length: 60_001 }, (): FilledRow => ({ stationCode: 'N-1' }))
    const { refusal } = await stage.check(filledOldTemplate(rows), { name: 'plan.xls' })
    expect(refusal).toEqual({ problem: 'WORKBOOK_TOO_MANY_ROWS', params: { max: 60_000 } })
  })

  it.each(['Sí', '?'])('more monitorings than an import makes (%s)', async (sample) => {
    const daily = { frequency: 'Diaria', startsOn: '2026-01-01', endsOn: '2036-01-01' }
    const rows = Array.from({ length: 60 }, (_, at) => ({
      ...goodRow,
      ...daily,
      sample,
      stationCode: `N-${at}`,
    }))
    const { refusal } = await stage.check(await filledTemplate(rows))
    expect(refusal).toEqual({ problem: 'IMPORT_TOO_MANY_MONITORINGS', params: { max: 200_000 } })
  })

  it('two sheets hold rows of a plan; a sheet with the header alone does not count', async () => {
    const sheetOf = (name: string, rows: string[][]) => ({
      name,
      columns: headings.map((header) => ({ header })),
      rows,
    })
    const row = ['N-1', 'Agua', '', '', '', '', '', '', '15/03/2026']
    const check = async (...sheets: ReturnType<typeof sheetOf>[]) =>
      stage.check(await writeWorkbook(sheets))
    expect((await check(sheetOf('Mina', [row]), sheetOf('Planta', [row]))).refusal).toEqual({
      problem: 'WORKBOOK_TWO_SHEETS',
      params: { sheets: ['Mina', 'Planta'] },
    })
    for (const sheets of [
      [sheetOf('Mina', [row]), sheetOf('Planta', [])],
      [sheetOf('Mina', []), sheetOf('Planta', [row])],
    ])
      expect(await check(...sheets)).toMatchObject({ state: 'checked', monitorings: 1 })
  })

  it.each(['hidden', 'veryHidden'])('its sheet is %s', async (state) => {
    const rows = [headings, ['N-1', 'Agua', '', '', '', '', '', '', '15/03/2026']]
    const cover = { name: 'Carátula', rows: [['Unidad minera']] }
    const bytes = await writeXlsx({ sheets: [{ name: 'Datos', [state]: true, rows }, cover] })
    expect((await stage.check(Buffer.from(bytes))).refusal).toEqual({
      problem: 'WORKBOOK_SHEET_HIDDEN',
      params: { sheet: 'Datos' },
    })
    const shown = { name: 'Plan', rows }
    const both = await writeXlsx({ sheets: [{ name: 'Datos', [state]: true, rows }, shown] })
    expect(await stage.check(Buffer.from(both))).toMatchObject({ state: 'checked', monitorings: 1 })
  })

  it('its header may stand below a title, and its sheet behind another one', async () => {
    const plan = {
      name: 'Datos',
      columns: [],
      rows: [
        ['Plan de monitoreo 2026'],
        [],
        headings.map((one) => one.toUpperCase()),
        ['N-1', 'Agua', '', '', '', '', '', '', '15/03/2026'],
      ],
    }
    const bytes = await writeWorkbook([
      { name: 'Carátula', columns: [], rows: [['Unidad minera']] },
      plan,
    ])
    expect(await stage.check(bytes)).toMatchObject({
      state: 'checked',
      badCells: [],
      monitorings: 1,
    })
  })
})

describe('cells that are not what they seem', () => {
  it('merged ones count for each of their rows; failed formulas are bad cells', async () => {
    const between = Array.from({ length: 6 }, () => null)
    const row = (code: string | null, on: string) => [code, 'Agua', ...between, on]
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Plan',
          rows: [
            headings,
            row('N-1', '15/03/2026'),
            row(null, '15/04/2026'),
            row('N-2', ''),
            row('N-3', ''),
          ],
          merges: [{ startRow: 1, startCol: 0, endRow: 2, endCol: 0 }],
          cells: new Map([
            ['3,8', { type: 'error', value: '#REF!' }],
            ['4,8', { formula: 'I3+30' }],
          ]),
        },
      ],
    })
    const one = await stage.check(Buffer.from(bytes))
    expect(one).toMatchObject({ newStationCodes: ['N-1', 'N-2', 'N-3'], badCellCount: 2 })
    expect(one.badCells).toMatchObject([
      { row: 4, columnLetter: 'I', code: 'error-value', value: '#REF!' },
      { row: 5, columnLetter: 'I', code: 'error-value', value: '#N/A' },
    ])
  })
})

describe('hostile workbooks', () => {
  const isFull = process.env.PUQUIO_PROVE === 'full'
  const all = hostileWorkbooks({ bombMb: isFull ? 2200 : 400 })
  // platform/xlsx tests every one; here one of each kind over HTTP.
  const sample = [...new Map(all.map((one) => [one.expected, one])).values()]
  const told = {
    'not-a-workbook': 'WORKBOOK_WRONG_TYPE',
    'old-format': 'WORKBOOK_WRONG_TYPE',
    password: 'WORKBOOK_PASSWORD',
    damaged: 'WORKBOOK_DAMAGED',
    timeout: 'WORKBOOK_TIMED_OUT',
    'too-large': 'WORKBOOK_TOO_LARGE',
    'too-many-cells': 'WORKBOOK_TOO_LARGE',
    read: 'WORKBOOK_COLUMNS_MISSING',
  }
  it.each(isFull ? all : sample)('$name', async ({ fileName, make, expected }) => {
    const file = { name: fileName, bytes: await make() }
    const key = randomUUID()
    const answer = await stage.calls.send(
      planImportRoutes.start,
      { params: stage.on, body: { key } },
      { file },
    )
    if (answer.statusCode !== 200) {
      expect(['WORKBOOK_WRONG_TYPE', 'WORKBOOK_EMPTY']).toContain(JSON.parse(answer.body).problem)
      return
    }
    const one = await stage.ended(key)
    expect([one.state, one.refusal?.problem]).toEqual(['refused', told[expected]])
  })
})

describe('a check that has gone silent', () => {
  const cutOff = async (unfinished: number) => {
    const { key } = await stage.check(await filledTemplate([goodRow]))
    const before = new Date(puquio.clock.now().getTime() - 6_000)
    await stage.rowsOf(
      sql`update plan_import set state = 'checking', unfinished_checks = ${unfinished}, alive_at = ${before} where key = ${key}`,
    )
    return key
  }

  it('begins again for whoever looks', async () => {
    expect(await stage.ended(await cutOff(1))).toMatchObject({ state: 'checked', monitorings: 12 })
  })

  it('is refused where it was cut off twice, and says so', async () => {
    expect(await stage.ended(await cutOff(2))).toMatchObject({
      state: 'refused',
      refusal: { problem: 'IMPORT_CHECK_CUT_OFF' },
    })
  })

  it('expires when nobody comes back for a week', async () => {
    const { key } = await stage.check(await filledTemplate([goodRow]))
    await stage.rowsOf(
      sql`update plan_import set created_at = '2026-02-01T00:00:00Z' where key = ${key}`,
    )
    await expireImports(systemScope(puquio.database, puquio.clock))
    expect(await stage.ended(key)).toMatchObject({
      state: 'refused',
      refusal: { problem: 'IMPORT_EXPIRED' },
    })
  })
})

describe('who may', () => {
  const routes = Object.entries(planImportRoutes)
  const body = {
    key: randomUUID(),
    title: 'Plan',
    cells: [{ row: 2, column: 'sample', value: 'no' }],
    code: 'YA01',
    means: 'YA-01',
  }

  it.each(routes)(
    '%s: nobody, readers and people of other projects may not',
    async (name, route) => {
      const bytes = await filledTemplate([goodRow])
      const key = await stage.upload(bytes)
      await stage.ended(key)
      const call = { params: { ...stage.on, key }, ...(route.body ? { body } : {}) }
      const file = route.kind === 'upload' ? { file: { name: 'plan.xlsx', bytes } } : {}
      expect((await puquio.nobody.send(route, call, file)).statusCode).toBe(401)
      const reader = await puquio.signIn(await buildMember(puquio.database, stage.project, 'write'))
      expect((await reader.send(route, call, file)).statusCode).toBe(
        name === 'template' ? 200 : 403,
      )
      const other = await stageImports(puquio)
      expect((await other.calls.send(route, call, file)).statusCode).toBe(404)
      if (!route.path.includes(':key')) return
      const there = { ...call, params: { ...other.on, key } }
      expect((await other.calls.send(route, there, file)).statusCode).toBe(404)
    },
  )
})
