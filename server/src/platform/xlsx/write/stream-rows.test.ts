import { setTimeout as pause } from 'node:timers/promises'
import { buffer, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import type { Content } from './content.ts'
import { readWorkbook } from '../../../../test/workbooks/read-workbook.ts'
import { csvLine, streamCsv } from './stream-csv.ts'
import { oneByOne } from './row-source.ts'
import { streamRows, streamTables } from './stream-rows.ts'

const columns = [{ header: 'Estación', headerStyle: { bold: true } }, { header: 'Valor' }]

async function* many(count: number, onEnd = (): void => {}): AsyncGenerator<Content[]> {
  try {
    for (let index = 0; index < count; index++) yield [`PM-${index}`, index / 8]
  } finally {
    onEnd()
  }
}

describe('a table as .xlsx', () => {
  test('reads back with its header, dates, gaps and harmless formulas', async () => {
    async function* rows(): AsyncGenerator<Content[]> {
      yield ['=cmd|x', null, { date: '2026-02-15' }, true, 'a\u0000b']
      yield [null, Number.NaN]
    }
    const read = await readWorkbook(await buffer(streamRows(columns, rows(), { sheet: 'Datos' })))
    expect(read).toMatchObject({
      sheets: [
        {
          name: 'Datos',
          rows: [
            ['Estación', 'Valor'],
            ['=cmd|x', null, { kind: 'date', value: '2026-02-15' }, true, 'ab'],
          ],
        },
      ],
    })
  })

  test('takes texts as a database writes them: numbers, dates, and values that are either', async () => {
    async function* rows(): AsyncGenerator<Content[]> {
      yield ['1.5e-05', '2026-02-15', '0.07', 'PM-1', '12']
      yield ['NaN', 'nunca', '<0.5', 'PM-1', '012']
      yield [null, null, '-3', '', '0x10']
    }
    const kinds = ['number', 'date', 'value', 'text', 'value'] as const
    const typed = kinds.map((textIs) => ({ header: textIs, textIs }))
    const read = await readWorkbook(await buffer(streamRows(typed, rows(), { sheet: 'Datos' })))
    expect(read).toMatchObject({
      sheets: [
        {
          rows: [
            [...kinds],
            [0.000015, { kind: 'date', value: '2026-02-15' }, 0.07, 'PM-1', 12],
            ['NaN', 'nunca', '<0.5', 'PM-1', '012'],
            [null, null, -3, null, '0x10'],
          ],
        },
      ],
    })
  })

  test('takes columns that come together, as a JSON array of the cells that rows have in common', async () => {
    async function* rows(): AsyncGenerator<Content[]> {
      yield ['["PM-1","2026-02-15",null,"1.5"]', '1']
      yield ['["PM-1","2026-02-15",null,"1.5"]', '2']
      yield [JSON.stringify(['a\t"<b>\\N', 'nunca', '', '<1']), '']
    }
    const together = (['text', 'date', 'text', 'value'] as const).map((textIs) => ({ textIs }))
    const columns = [together, { header: 'Valor', textIs: 'value' as const }]
    const tables = [{ sheet: 'Datos', columns, rows: oneByOne(rows()), filter: true }]
    const read = await readWorkbook(await buffer(streamTables(tables, {})))
    if (read.kind === 'refused') throw new Error(read.reason)
    const date = expect.objectContaining({ kind: 'date', value: '2026-02-15' })
    expect(read.sheets[0]?.rows.slice(1)).toEqual([
      ['PM-1', date, null, 1.5, 1],
      ['PM-1', date, null, 1.5, 2],
      ['a\t"<b>\\N', 'nunca', null, '<1'],
    ])
  })

  test('keeps every text, those beyond what stands once and those too long for it', async () => {
    const texts = Array.from({ length: 10_050 }, (_, index) => `PM-${index} <&>`)
    texts.push('a'.repeat(101), '_x0041_', ' x ')
    async function* rows(): AsyncGenerator<Content[]> {
      for (const text of texts) yield [text]
      for (const text of texts) yield [text]
    }
    const read = await readWorkbook(await buffer(streamRows([{}], rows(), { sheet: 'Datos' })))
    if (read.kind === 'refused') throw new Error(read.reason)
    expect(read.sheets[0]?.rows.slice(1).flat()).toEqual([...texts, ...texts])
  })

  test('goes on in another sheet at the limit, header included, and adds none in vain', async () => {
    const options = { sheet: 'Datos', sheetRows: 4 }
    const rowsPerSheet = async (count: number): Promise<unknown> => {
      const read = await readWorkbook(await buffer(streamRows(columns, many(count), options)))
      if (read.kind === 'refused') throw new Error(read.reason)
      return read.sheets.map(({ name, rows }) => [name, rows.length, rows[0]?.[0]])
    }
    expect(await rowsPerSheet(0)).toEqual([['Datos', 1, 'Estación']])
    expect(await rowsPerSheet(3)).toEqual([['Datos', 4, 'Estación']])
    expect(await rowsPerSheet(4)).toEqual([
      ['Datos', 4, 'Estación'],
      ['Datos 2', 2, 'Estación'],
    ])
  })

  test('ends its rows when the stream is destroyed', async () => {
    let ended = false
    const rows = many(10_000_000, () => {
      ended = true
    })
    const stream = streamRows(columns, rows, { sheet: 'Datos' })
    for await (const chunk of stream) {
      if (chunk) break
    }
    await expect.poll(() => ended).toBe(true)
    expect(stream.destroyed).toBe(true)
  })

  test('fails when its rows fail', async () => {
    async function* failing(): AsyncGenerator<Content[]> {
      yield ['a']
      await pause(5)
      throw new Error('the cursor broke')
    }
    const stream = streamRows(columns, failing(), { sheet: 'Datos' })
    await expect(buffer(stream)).rejects.toThrow('the cursor broke')
  })
})

describe('a table as CSV', () => {
  test('quotes what has to be and disarms formulas, but not numbers', () => {
    const row = ['=1+1', '-0.5', '+51 999', '@x', 'a,"b"', 'línea 1\nlínea 2', ' x', null, true]
    expect(csvLine(row)).toBe(
      '\'=1+1,-0.5,\'+51 999,\'@x,"a,""b""","línea 1\nlínea 2"," x",,true\r\n',
    )
  })

  test('writes delimiter, decimal comma and byte order mark as asked', async () => {
    async function* rows(): AsyncGenerator<Content[]> {
      yield ['a;b', 1.5, { date: '2026-02-15' }]
    }
    const options = { delimiter: ';', byteOrderMark: true, decimalComma: true } as const
    const written = await buffer(streamCsv(['x', 'y', 'z'], rows(), options))
    expect(written.toString('utf8')).toBe('\ufeffx;y;z\r\n"a;b";1,5;2026-02-15\r\n')
  })

  test('lets its rows go when the stream is destroyed', async () => {
    let ended = false
    const stream = streamCsv(
      ['a', 'b'],
      many(10_000_000, () => (ended = true)),
    )
    stream.once('data', () => stream.destroy())
    await text(stream).catch(() => {})
    await expect.poll(() => ended).toBe(true)
  })
})
