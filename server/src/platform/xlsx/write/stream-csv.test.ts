import { describe, expect, test } from 'vitest'
import { type CsvOptions, csvLine } from './stream-csv.ts'

const delimiters = [',', ';', '\t', '|'] as const

/** As spreadsheets open a file: quotes count only where a field begins with one. */
function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    if (isQuoted && letter === '"' && line[at + 1] === '"') cell += line[++at]
    else if (isQuoted && letter === '"') isQuoted = false
    else if (!isQuoted && letter === '"' && cell === '') isQuoted = true
    else if (!isQuoted && (letter === delimiter || letter === '\n' || letter === '\r')) {
      cells.push(cell)
      cell = ''
    } else cell += letter
  }
  return [...cells, cell]
}

const isFormula = (cell: string) =>
  /^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u.test(cell) && !/^[+-]?\d+([.,]\d+)?$/.test(cell)

describe('a field of a CSV', () => {
  test.each([...delimiters, '\n', '\r', '"'])('that holds %j is quoted', (held) => {
    for (const delimiter of [',', ';', '\t'] as const) {
      const line = csvLine(['Pozo', `a${held}b`], { delimiter })
      expect(line).toBe(`Pozo${delimiter}"a${held === '"' ? '""' : held}b"\r\n`)
    }
  })

  test('that starts with a tab or a carriage return is marked as text', () => {
    expect(csvLine(['\tcmd', '\rcmd', '\t=1'])).toBe(`"'\tcmd","'\rcmd","'\t'=1"\r\n`)
  })

  test('stays a number where it is one', () => {
    const row = [-0.5, 1e-7, '-0.5', '+3,2', '12']
    expect(csvLine(row)).toBe('-0.5,1e-7,-0.5,"+3,2",12\r\n')
    expect(csvLine(row, { delimiter: ';', decimalComma: true })).toBe(
      '-0,5;1e-7;-0.5;"+3,2";12\r\n',
    )
  })

  test('keeps ordinary texts as they are', () => {
    const row = ['PM-01', 'Río Moche (aguas abajo)', 'pH 7.2', 'ana@example.com', 'a=b']
    expect(csvLine(row, { delimiter: ';' })).toBe(`${row.join(';')}\r\n`)
  })

  const signs = ['=', '+', '-', '@', '＝', '＋', '－', '＠']
  const unseen = ['', ' ', '\u00a0', '\ufeff', '\u200b', '\u2060', '\0', '\u0001', '\n', '\t', '"']
  const before = ['', 'x,', 'x;', 'x\t', 'x|', 'x\n', 'x\r\n', '"x";"', '1,', '-1;']
  const formulas = before.flatMap((text) =>
    unseen.flatMap((hidden) => signs.map((sign) => `${text}${hidden}${sign}cmd|' /C calc'!A0`)),
  )

  test('starts no formula, whatever the delimiter it is opened with', () => {
    const writings: CsvOptions[] = [
      {},
      { delimiter: ';', decimalComma: true },
      { delimiter: '\t', byteOrderMark: true },
    ]
    for (const options of writings)
      for (const formula of formulas) {
        const line = csvLine(['Estación', formula, formula], options)
        for (const delimiter of delimiters) {
          const opened = cellsOf(line.trimEnd(), delimiter).filter(isFormula)
          expect([formula, delimiter, opened]).toEqual([formula, delimiter, []])
        }
      }
  })

  test('is made harmless in a time that grows with its length', () => {
    const started = performance.now()
    for (const part of ['\t', ' ', '"', '=', ',=', '\u200b='])
      csvLine([`${part.repeat(200_000)}x=1`])
    expect(performance.now() - started).toBeLessThan(2_000)
  })
})
