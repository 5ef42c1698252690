import { layoutReader, type Mapping, parameterOf } from '@puquio/domain'
import { expect, it } from 'vitest'
import { seededInteger, seededRandom } from '../../../../../domain/test/seeded-random.ts'
import type { Cell } from '../../../platform/xlsx/read/cell.ts'
import { cellChecker } from './cell-checker.ts'
import { createRowChecker } from './check-cells.ts'
import { columnCollector } from './collect-columns.ts'
import { layoutRow } from './layout-row.ts'
import { type StagedResult, stagedLine } from './staged-line.ts'

const mapping: Mapping = {
  layout: 'long',
  sheets: null,
  headerRow: 1,
  firstRow: 2,
  headRows: [],
  columns: (['station', 'date', 'parameter', 'value', 'unit', 'detectionLimit'] as const).map(
    (field, column) => ({ column, heading: field, meaning: { kind: 'field', field } }),
  ),
  fromHead: [],
  fromSheetName: null,
  constants: {},
}
const head: Cell[] = mapping.columns.map(({ heading }) => heading)
const input = {
  mapping,
  lists: {
    stations: [{ id: 1, code: 'E-1', name: '' }],
    parameters: [{ id: 2, key: 'zn-total', ...parameterOf('zn-total') }],
    campaigns: [],
    laboratories: [],
    aliases: [],
  },
  decimalMark: null,
  dateOrder: null,
  answers: [],
  today: '2026-11-22',
  timeZone: 'America/Lima',
  utmZone: null,
  datum: null,
  ownLaboratory: null,
}

/** What is handed over at last, how often rows were read, and how many were handed over in vain. */
function readOnceOrAgain(rows: readonly Cell[][]) {
  const checker = createRowChecker(input)
  let [lines, passes, inVain]: [string[], number, number] = [[], 0, 0]
  do {
    inVain += lines.length
    lines = []
    passes++
    for (const [at, cells] of [head, ...rows].entries()) {
      const answer = checker.row(cells, { sheet: '', row: at + 1 }) ?? []
      lines.push(...(typeof answer === 'string' ? [answer] : answer))
    }
  } while (checker.readsAgain?.())
  const { values, blank, found } = checker.end()
  return { lines, passes, inVain, summary: { values, blank, found } }
}

/** The columns as a whole first, and only then their values. */
function readTwice(rows: readonly Cell[][]) {
  const reader = layoutReader(mapping)
  const cells = [head, ...rows].flatMap((row, at) =>
    reader.row(layoutRow(row), { sheet: '', row: at + 1 }),
  )
  const columns = columnCollector(input)
  for (const cell of cells) columns.look(cell, cell.place.row)
  const found = columns.read()
  const check = cellChecker({ ...input, found })
  const checked = cells.map((cell, position) => check(cell, position, () => reader.placesOf(cell)))
  const lines = checked.flatMap((one) =>
    typeof one === 'string' ? [] : [stagedLine(one satisfies StagedResult)],
  )
  const blank = checked.filter((one) => one === 'blank').length
  return { lines, summary: { values: cells.length, blank, found } }
}

const row = (date: Cell, value: Cell, limit: Cell = ''): Cell[] => [
  'E-1',
  date,
  'Zinc total',
  value,
  'mg/L',
  limit,
]

it('reads a file once where no value rests on what its columns say', () => {
  const read = readOnceOrAgain([
    row('2026-03-17', '0,05'),
    row('17 mar 2026', '<0.5'),
    row({ kind: 'date', value: '2026-03-05' }, 12),
    row('2026-03-18', 'ND', '0,01'),
  ])
  expect(read).toMatchObject({ passes: 1, inVain: 0, summary: { values: 4 } })
  expect(read.lines).toHaveLength(4)
})

it.each([
  ['a value', row('2026-03-17', '1,234')],
  ['a limit', row('2026-03-17', '<1', '1,234')],
  ['a date', row('04/03/2026', '1')],
  ['a date of two digits', row('26-03-04', '1')],
])('reads it again from the first row where %s rests on its column', (_, last) => {
  const rows = [row('2026-03-17', '0,5'), row('2026-03-18', '0,25'), last]
  const read = readOnceOrAgain(rows)
  expect(read).toMatchObject({ passes: 2, inVain: 3 })
  expect(read.lines).toEqual(readTwice(rows).lines)
})

it('reads it again where a spreadsheet turned the other dates around', () => {
  const converted = { kind: 'date', value: '2019-10-06' } as const
  const rows = [row(converted, '1'), row('17/03/2019', '1')]
  const read = readOnceOrAgain(rows)
  expect(read).toMatchObject({ passes: 2, inVain: 2 })
  expect(read.lines).toEqual(readTwice(rows).lines)
})

it('gives the same as reading the columns first, of random files', () => {
  const random = seededRandom(95)
  const one = <Of>(list: readonly Of[]): Of => list[seededInteger(random, 0, list.length - 1)] as Of
  const dates: Cell[][] = [
    ['2026-03-17', '2026-03-05', { kind: 'date', value: '2026-05-04' }],
    ['17/03/2026', '04/03/2026', '3/14/26', '14/03/26', { kind: 'date', value: '2026-05-04' }],
    ['26-03-04', '26-03-28', '', 'ayer', '17/03/2026'],
  ]
  const values: Cell[][] = [
    ['0,5', '1,5', '<0,005', 3, 'ND'],
    ['1,234', '0,5', '1.234,5', '<1.980', '-', ''],
    ['1,234.5', '12 000', '1.234', '2', 'agua', 'TR 0,01'],
  ]
  let once = 0
  for (let file = 0; file < 600; file++) {
    const [ofDates, ofValues, ofLimits] = [one(dates), one(values), one([[''], ['0,01', '1,234']])]
    const rows = Array.from({ length: seededInteger(random, 1, 8) }, () =>
      row(one(ofDates), one(ofValues), one<Cell>(ofLimits)),
    )
    const read = readOnceOrAgain(rows)
    if (read.passes === 1) once++
    const { lines, summary } = readTwice(rows)
    expect({ lines: read.lines, summary: read.summary }).toEqual({ lines, summary })
  }
  expect(once).toBeGreaterThan(60)
  expect(once).toBeLessThan(540)
})
