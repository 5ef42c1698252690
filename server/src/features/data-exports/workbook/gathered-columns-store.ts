import { join, sql } from '../../../platform/db/sql.ts'
import type { ExportCell, ExportColumn } from '../export-columns-store.ts'

type Group = [ExportColumn, ...ExportColumn[]]

/** Columns of a sample that follow one another stand together: its rows have them in one cell, made once. */
export function gathered(columns: readonly ExportColumn[]): Group[] {
  const groups: Group[] = []
  for (const column of columns) {
    const before = groups.at(-1)
    if (column.once === 'sample' && before?.[0].once === 'sample') before.push(column)
    else groups.push([column])
  }
  return groups
}

/** The cell of a group: the texts of several columns as a JSON array. */
export function cellOf([first, ...more]: Group): ExportCell {
  if (more.length === 0) return first
  const texts = [first, ...more].map(({ of }) => sql`(${of})::text`)
  return { of: sql`json_build_array(${join(texts, ', ')})::text`, once: 'sample' }
}
