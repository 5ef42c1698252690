import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { oldWorkbook } from '../../../../test/workbooks/old-workbook.ts'
import { rawPackage, sheetOpening, workbookParts } from '../../../../test/workbooks/raw-package.ts'
import type { Cell } from './cell.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'

const midnight = new Date(Date.UTC(2026, 1, 15))
const halfPastTen = new Date(Date.UTC(2026, 1, 15, 10, 30))

async function rowsOf(bytes: Uint8Array): Promise<(readonly Cell[])[]> {
  const read = await readWorkbook(bytes)
  if (read.kind === 'refused') throw new Error(JSON.stringify(read))
  return read.sheets[0]!.rows
}

describe('an .xlsx', () => {
  test('gives text as it stands, numbers, booleans, dates and gaps', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Plan',
          rows: [
            ['Estación', ' con espacios ', 12.5, true],
            [null, midnight, halfPastTen, null],
            [],
            ['PM-1', '=1+1', '<0.005', ''],
          ],
        },
      ],
    })
    expect(await rowsOf(bytes)).toEqual([
      ['Estación', ' con espacios ', 12.5, true],
      [null, { kind: 'date', value: '2026-02-15' }, { kind: 'date', value: '2026-02-15T10:30:00' }],
      [],
      ['PM-1', '=1+1', '<0.005'],
    ])
  })

  test('counts days from 1904 where the workbook does', async () => {
    const sheets = [{ name: 'Plan', rows: [[midnight]] }]
    const [row] = await rowsOf(await writeXlsx({ sheets, dateSystem: '1904' }))
    expect(row).toEqual([{ kind: 'date', value: '2026-02-15' }])
  })

  test('gives what formulas came to, and marks errors', async () => {
    const xml = `${sheetOpening}<sheetData><row r="2"><c r="A2"><f>1+1</f><v>2</v></c><c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C2" t="e"><v>#N/A</v></c><c r="D2" t="str"><f>"a"</f><v>a</v></c></row></sheetData></worksheet>`
    expect(await rowsOf(rawPackage(workbookParts(xml)))).toEqual([
      [],
      [2, { kind: 'error', value: '#DIV/0!' }, { kind: 'error', value: '#N/A' }, 'a'],
    ])
  })

  test('takes a formula without its result for an error, and one that gives no text for blank', async () => {
    const xml = `${sheetOpening}<sheetData><row r="1"><c r="A1"><f>B9</f></c><c r="B1" s="0"><f>B9</f><v></v></c><c r="C1" t="str"><f>""</f><v></v></c><c r="D1"><f>0</f><v>0</v></c><c r="E1"><f>B9</f><v/></c></row></sheetData></worksheet>`
    const error = { kind: 'error', value: '#N/A' }
    expect(await rowsOf(rawPackage(workbookParts(xml)))).toEqual([[error, error, null, 0, error]])
  })

  test('lets a merged cell count for each of its rows that holds something', async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: 'Plan',
          rows: [
            ['Estación', 'Fecha'],
            [],
            ['PM-1', 'a'],
            [null, 'b'],
            [null, null],
            [null, 'c'],
            ['Notas', null],
          ],
          merges: [
            { startRow: 0, startCol: 0, endRow: 1, endCol: 0 },
            { startRow: 0, startCol: 1, endRow: 1, endCol: 1 },
            { startRow: 2, startCol: 0, endRow: 4, endCol: 0 },
            { startRow: 6, startCol: 0, endRow: 6, endCol: 1 },
          ],
        },
      ],
    })
    expect(await rowsOf(bytes)).toEqual([
      ['Estación', 'Fecha'],
      [],
      ['PM-1', 'a'],
      ['PM-1', 'b'],
      [],
      [null, 'c'],
      ['Notas'],
    ])
  })

  test('leaves hidden sheets out unless asked', async () => {
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Plan', rows: [['a']] },
        { name: 'Listas', rows: [['b']], hidden: true },
        { name: 'Claves', rows: [['c']], veryHidden: true },
      ],
    })
    const visible = await readWorkbook(bytes)
    const all = await readWorkbook(bytes, { hiddenToo: true })
    expect(visible).toMatchObject({ sheets: [{ name: 'Plan', hidden: false }] })
    expect(all).toMatchObject({
      sheets: [{ hidden: false }, { name: 'Listas', hidden: true }, { hidden: true }],
    })
  })

  test('is read from a path as well, and tells how far it is', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'workbook-'))
    try {
      const path = join(folder, 'plan.xlsx')
      await writeFile(path, await writeXlsx({ sheets: [{ name: 'Plan', rows: [['a']] }] }))
      const phases: string[] = []
      const read = await readWorkbook(path, { onProgress: ({ phase }) => phases.push(phase) })
      expect(read.kind).toBe('workbook')
      expect(new Set(phases)).toEqual(new Set(['inspect', 'check']))
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})

test('an .xls gives the same, errors and hidden sheets included', async () => {
  const bytes = oldWorkbook([
    {
      name: 'Plan',
      rows: [
        ['Estación ñ', 12.5, true, null, { date: 46068 }],
        [{ formula: 3 }, { error: 7 }, 'x'],
      ],
    },
    { name: 'Listas', hidden: true, rows: [['b']] },
  ])
  expect(await readWorkbook(bytes)).toEqual({
    kind: 'workbook',
    sheets: [
      {
        name: 'Plan',
        hidden: false,
        rows: [
          ['Estación ñ', 12.5, true, null, { kind: 'date', value: '2026-02-15' }],
          [3, { kind: 'error', value: '#DIV/0!' }, 'x'],
        ],
      },
    ],
  })
})

test('an .xls lets a merged cell count for its rows, too', async () => {
  const rows = [
    ['PM-1', 'a'],
    [null, 'b'],
    [null, 'c'],
  ]
  const bytes = oldWorkbook([{ name: 'Plan', rows, merges: [[0, 1, 0, 0]] }])
  expect(await rowsOf(bytes)).toEqual([
    ['PM-1', 'a'],
    ['PM-1', 'b'],
    [null, 'c'],
  ])
})

test('an .xls may count from 1904', async () => {
  const bytes = oldWorkbook([{ name: 'Plan', rows: [[{ date: 44606 }]] }], { date1904: true })
  expect(await rowsOf(bytes)).toEqual([[{ kind: 'date', value: '2026-02-15' }]])
})

test('a file above the cap is refused before it is opened', async () => {
  const read = await readWorkbook(Buffer.alloc(2000, 'PK'), { limits: { fileBytes: 1000 } })
  expect(read).toEqual({ kind: 'refused', reason: 'too-large', params: { bytes: 2000 } })
})
