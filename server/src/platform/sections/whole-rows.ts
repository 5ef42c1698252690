import type { ReportSection } from './section.ts'

/** Throws where a row has other cells than its table has columns: they would stand under headings of others. */
export function expectWholeRows(sections: readonly ReportSection[]): void {
  for (const part of sections.flatMap(({ parts }) => parts)) {
    if (part.kind !== 'table') continue
    const { columns, rows, title } = part
    const broken = rows.find(({ length }) => length !== columns.length)
    if (broken)
      throw new Error(
        `A row of the table ${title} has ${broken.length} cells for ${columns.length} columns`,
      )
  }
}
