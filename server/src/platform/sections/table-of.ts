import type { Language } from '@puquio/domain'
import type { CellMark, SectionCell, SectionColumn, SectionTable } from './section.ts'
import { writtenNumber } from './written-number.ts'

/** A column with what it holds of a row: no heading stands over the cells of another. */
export type TableColumn<Row> = SectionColumn & { cell: (row: Row) => SectionCell }

export const tableOf = <Row>(
  title: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): SectionTable => ({
  kind: 'table',
  title,
  columns: columns.map(({ heading, share, isNumber }) => ({ heading, share, isNumber })),
  rows: rows.map((row) => columns.map(({ cell }) => cell(row))),
})

type MakeColumn<Row> = (
  heading: string,
  share: number,
  cell: (row: Row) => SectionCell,
) => TableColumn<Row>

/** Makes columns of these rows: of text, which begins at the left, and of numbers, which end at the right. */
export const columnsOf = <Row>(): { text: MakeColumn<Row>; number: MakeColumn<Row> } => ({
  text: (heading, share, cell) => ({ heading, share, isNumber: false, cell }),
  number: (heading, share, cell) => ({ heading, share, isNumber: true, cell }),
})

/** A number of so many decimals, which a workbook holds whole; a dash where it is not known, and nothing in a workbook. */
export const numberCell = (
  value: number | null,
  digits: number,
  language: Language,
  mark?: CellMark | false,
): SectionCell => ({
  text: writtenNumber(value, language, digits),
  value,
  ...(mark ? { mark } : {}),
})
