import { type Language, locales, shownDay, shownNumber } from '@puquio/domain'
import { contentOf, type FileColumn } from '../tables/list-file.ts'
import type { Content } from '../xlsx/write/content.ts'
import { translate } from '../translate.ts'
import type { CellMark, SectionTable } from './section.ts'
import { sectionTexts as texts } from './texts.ts'

/** A column of a list's file, which may be marked on paper. */
export type SectionTableColumn<Row> = FileColumn<Row> & {
  mark?: (row: Row) => CellMark | undefined
}

/** More rows than these belong into the list's own file. */
export const sectionRowsMax = 500

/**
 * Rows as a table of a report, by the columns of the list's file: so many at most, with a notice where there are more.
 * `total` is how many there are where the rows are not all, or `more` where nobody counted them.
 */
export const sectionTable = <Row>(
  title: string,
  columns: readonly SectionTableColumn<Row>[],
  rows: readonly Row[],
  language: Language,
  total: number | 'more' = rows.length,
): SectionTable => ({
  kind: 'table',
  ...noticeOf(Math.min(rows.length, sectionRowsMax), total, language),
  title,
  columns: columns.map(({ heading, kind, widthChars = 14 }) => ({
    heading: heading[language],
    share: widthChars / 10,
    isNumber: kind === 'number',
  })),
  rows: rows.slice(0, sectionRowsMax).map((row) =>
    columns.map((column) => {
      const value = contentOf(column, column.of(row), language)
      const mark = column.mark?.(row)
      return { text: textOf(value, language), value, ...(mark ? { mark } : {}) }
    }),
  ),
})

function noticeOf(
  shown: number,
  total: number | 'more',
  language: Language,
): Pick<SectionTable, 'notice'> {
  if (total === 'more') return { notice: translate(texts.cut, language, { shown }) }
  return total > shown ? { notice: translate(texts.cutOf, language, { shown, total }) } : {}
}

/** A number as it is written in the language; a date as `dd/mm/yyyy`, read alike in all. */
function textOf(content: Content, language: Language): string {
  if (content === null) return '–'
  if (typeof content === 'number') return shownNumber(content, locales[language])
  if (typeof content !== 'object') return String(content)
  const [on = '', time] = content.date.split('T')
  const day = shownDay(on)
  return time === undefined ? day : `${day} ${time.slice(0, 5)}`
}
