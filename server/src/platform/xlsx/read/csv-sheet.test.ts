import { seededInteger, seededRandom } from '@puquio/domain/test/seeded-random'
import { streamCsvRows } from 'hucre/csv'
import { expect, test } from 'vitest'
import { readLimits } from '../guard/limits.ts'
import { openCsv } from './csv-sheet.ts'
import { rowCells, type SheetRow } from './sheet-rows.ts'

const rowsOf = async (content: Buffer): Promise<SheetRow[]> => {
  const opened = openCsv(content, readLimits)
  if (opened.kind === 'refused') throw new Error(opened.reason)
  const rows: SheetRow[] = []
  for (const { rows: found } of opened.sheets) for await (const row of found) rows.push(row)
  return rows
}

test('texts without quotes have the rows that the reader of all texts finds', async () => {
  const random = seededRandom(17)
  const parts = ['a', '1,5', 'ñ', ' ', '', ';', ';', ';', '\n', '\r\n', '\n', '#N/A']
  const shapes = new Set<string>()
  for (let count = 0; count < 2_000; count++) {
    const some = [...parts, count % 5 === 0 ? '\r' : '', count % 7 === 0 ? '"' : '']
    const text = Array.from(
      { length: seededInteger(random, 1, 25) },
      () => some[seededInteger(random, 0, some.length - 1)],
    ).join('')
    const body = `sep=;\n${text}`
    const expected = [...streamCsvRows(body, { delimiter: ';' })]
      .map((values, at) => ({ row: at + 1, cells: rowCells(values) }))
      .filter(({ row, cells }) => row > 1 && cells.length > 0)
    expect(await rowsOf(Buffer.from(body))).toEqual(expected)
    shapes.add(/"/.test(text) ? 'quoted' : /\r(?!\n)/.test(text) ? 'bare' : 'plain')
  }
  expect(shapes.size).toBe(3)
})

test('one byte that is no UTF-8 makes a text one of Windows, wherever it stands', async () => {
  const long = 'x;y\n'.repeat(1_000)
  const windows = Buffer.concat([Buffer.from(long), Buffer.from([0x6e, 0xf1, 0x0a])])
  expect((await rowsOf(windows)).at(-1)?.cells).toEqual(['nñ'])
  expect((await rowsOf(Buffer.from(`${long}nñ`))).at(-1)?.cells).toEqual(['nñ'])
})
