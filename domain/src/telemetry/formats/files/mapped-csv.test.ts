import { describe, expect, it } from 'vitest'
import { type CsvMapping, decodeCsv } from './mapped-csv.ts'

// Rows of DOV-Vlaanderen's barometer W1666 (INBO, MIT): decimal commas, times with their offset.
const barometer = `"REGI_CDE","DRME_OCR_UTC_DTE","DRME_DRU","DRME_TPU","DRME_DMST_CDE"
"BAO","5/06/2019 12:00:00 +02:00","993,017","17,403","ENT"
"BAO","6/06/2019 0:00:00 +02:00","989,05","12,787","ENT"
`
const mapping: CsvMapping = {
  delimiter: ',',
  decimalMark: ',',
  headingLine: 1,
  firstLine: 2,
  time: { column: 'DRME_OCR_UTC_DTE', format: 'day-first', zone: 'America/Lima' },
  columns: [
    { column: 'DRME_DRU', key: 'pressure' },
    { column: 3, key: 'temperature' },
  ],
  isGrowing: true,
}
const plain: CsvMapping = {
  delimiter: ';',
  decimalMark: '.',
  headingLine: null,
  firstLine: 1,
  time: { column: 0, format: 'day-first', zone: 'America/Lima' },
  columns: [{ column: 1, key: 'level' }],
  isGrowing: false,
}
const timed = (format: CsvMapping['time']['format']): CsvMapping => ({
  ...plain,
  time: { ...plain.time, format },
})

describe('decodeCsv', () => {
  it('reads a barometer with decimal commas and offsets', () =>
    expect(decodeCsv(barometer, mapping)).toEqual({
      messages: [
        {
          values: { pressure: 993.017, temperature: 17.403 },
          unread: [],
          measuredAtMs: Date.parse('2019-06-05T10:00:00Z'),
        },
        {
          values: { pressure: 989.05, temperature: 12.787 },
          unread: [],
          measuredAtMs: Date.parse('2019-06-05T22:00:00Z'),
        },
      ],
      refused: [],
      next: null,
    }))

  it.each([
    ['day-first', '4/3/2026 17:54', '2026-03-04T22:54:00Z'],
    ['month-first', '4/3/2026 5:54:30 PM', '2026-04-03T22:54:30Z'],
    ['day-first', '2026-03-04T17:54:00', '2026-03-04T22:54:00Z'],
    ['day-first', '2026-03-04T17:54:00Z', '2026-03-04T17:54:00Z'],
    ['epoch-s', '1772664840', '2026-03-04T22:54:00Z'],
    ['epoch-s', '1772664840.5', '2026-03-04T22:54:00.500Z'],
    ['epoch-ms', '1772664840000', '2026-03-04T22:54:00Z'],
  ] as const)('reads %s times: %s', (format, text, instant) =>
    expect(decodeCsv(`${text};1.5`, timed(format))).toMatchObject({
      messages: [{ measuredAtMs: Date.parse(instant), values: { level: 1.5 } }],
    }),
  )

  it('reads date and time of day from two columns', () => {
    const time = { column: 0, clock: 2, format: 'day-first', zone: 'UTC' } as const
    expect(decodeCsv('04.03.2026;1.5; 17:54:05 ', { ...plain, time })).toMatchObject({
      messages: [{ measuredAtMs: Date.parse('2026-03-04T17:54:05Z') }],
    })
  })

  it.each([
    ['1,234', ',', 1.234],
    ['1,234', '.', 1234],
    ['1.234,5', ',', 1234.5],
    ['-0.5', '.', -0.5],
  ] as const)('reads %s with the decimal mark %s as %d', (cell, decimalMark, level) =>
    expect(decodeCsv(`2026-03-04 00:00;${cell}`, { ...plain, decimalMark })).toMatchObject({
      messages: [{ values: { level } }],
    }),
  )

  it.each(['', 'NAN', '-', '#N/A', '<5', '1'.repeat(81)])('leaves %j unread', (cell) =>
    expect(decodeCsv(`2026-03-04 00:00;${cell}`, plain)).toMatchObject({
      messages: [{ values: {}, unread: ['level'] }],
      refused: [],
    }),
  )

  it.each([
    ['2026-03-04;1', 'time'],
    ['2026-02-30 00:00;1', 'time'],
    ['2026-03-04 24:00;1', 'time'],
    ['2026-03-04 00:00 +99:00;1', 'time'],
    ['1889-03-04 00:00;1', 'time'],
    ['2026-03-04 00:00', 'row'],
    ['"2026-03-04 00:00;1', 'row'],
    ['"2026-03-04 00:00"x;1', 'row'],
  ])('refuses the row %j', (text, problem) =>
    expect(decodeCsv(`2026-03-04 00:00;1\n${text}`, plain)).toMatchObject({
      messages: [{}],
      refused: [{ problem, where: 'line 2' }],
    }),
  )

  it('reads quotes in quotes, and passes empty lines over', () =>
    expect(
      decodeCsv('\n"a ""b""; c";2026-03-04 00:00;1\r\n\r\n', {
        ...plain,
        time: { ...plain.time, column: 1 },
        columns: [
          { column: 0, key: 'note' },
          { column: 2, key: 'level' },
        ],
      }),
    ).toMatchObject({ messages: [{ values: { level: 1 }, unread: ['note'] }], refused: [] }))

  it('reads 1000 rows at once and says where to go on', () => {
    const text = '2026-03-04 00:00;1\n'.repeat(1001)
    const piece = decodeCsv(text, plain)
    const next = { at: 19 * 1000, line: 1001 }
    expect(piece).toMatchObject({ next })
    expect(decodeCsv(text, plain, next)).toMatchObject({ messages: [{}], next: null })
    expect(decodeCsv(text, plain, { at: Number.NaN, line: 1 })).toMatchObject({ messages: [] })
  })

  it.each([
    [{ columns: [{ column: 'Nivel', key: 'level' }] }, 'column', 'Nivel'],
    [{ columns: [{ column: -1, key: 'level' }] }, 'column', ''],
    [{ columns: [{ column: 1, key: '__proto__' }] }, 'column', '__proto__'],
    [{ time: { ...plain.time, column: 'Fecha' } }, 'column', 'Fecha'],
    [{ time: { ...plain.time, zone: 'Mars' } }, 'zone', ''],
    [{ firstLine: 0 }, 'header', 'firstLine'],
    [{ headingLine: 1 }, 'header', 'headingLine'],
    [
      {
        columns: [
          { column: 1, key: 'a' },
          { column: 2, key: 'a' },
        ],
      },
      'column',
      'a',
    ],
    [
      { columns: Array.from({ length: 101 }, (_, at) => ({ column: at, key: `k${at}` })) },
      'too-many-keys',
      '',
    ],
  ])('refuses the mapping %#', (changes, problem, where) =>
    expect(decodeCsv('2026-03-04 00:00;1', { ...plain, ...changes })).toEqual({ problem, where }),
  )
})
