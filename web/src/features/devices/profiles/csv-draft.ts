import type { CsvColumn, CsvMapping } from '@puquio/domain'

/** A mapping in its form: a column is a heading, or `#3` for the third. */
export type CsvDraft = Omit<CsvMapping, 'time' | 'columns'> & {
  time: Omit<CsvMapping['time'], 'column' | 'clock'> & { column: string; clock: string }
  columns: { column: string; key: string }[]
}

/** @param zone of the project, whose loggers mostly keep it. */
export const emptyCsv = (zone: string): CsvDraft => ({
  delimiter: ',',
  decimalMark: '.',
  headingLine: 1,
  firstLine: 2,
  time: { column: '#1', clock: '', format: 'day-first', zone },
  columns: [{ column: '#2', key: '' }],
  isGrowing: true,
})

export const csvDraftOf = ({ time, columns, ...mapping }: CsvMapping): CsvDraft => ({
  ...mapping,
  time: {
    ...time,
    column: textOf(time.column),
    clock: time.clock === undefined ? '' : textOf(time.clock),
  },
  columns: columns.map(({ column, key }) => ({ column: textOf(column), key })),
})

export const csvOf = ({ time: { clock, ...time }, columns, ...draft }: CsvDraft): CsvMapping => ({
  ...draft,
  time: {
    ...time,
    column: columnOf(time.column),
    ...(clock.trim() !== '' && { clock: columnOf(clock) }),
  },
  columns: columns.map(({ column, key }) => ({ column: columnOf(column), key: key.trim() })),
})

const textOf = (column: CsvColumn): string =>
  typeof column === 'number' ? `#${column + 1}` : column

function columnOf(text: string): CsvColumn {
  const [, place] = /^\s*#\s*([1-9]\d{0,3})\s*$/.exec(text) ?? []
  return place === undefined ? text.trim() : Number(place) - 1
}
