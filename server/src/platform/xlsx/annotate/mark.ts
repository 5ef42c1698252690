/** A bad cell: row from one, column from zero, and its comment of one or more lines. */
export type Mark = { sheet: string; row: number; column: number; text: string }

export type AnnotateOptions = {
  /** The author of the comments. */
  author: string
  now: Date
}

/** RRGGBB behind the bad cells. */
export const markFill = 'FFC7CE'
/** Spreadsheets turn slow with more comments than that. */
export const marksMax = 5_000

/** Merges the marks of a cell into one, with a line for each. */
export function byCell(marks: readonly Mark[]): Mark[] {
  const cells = new Map<string, Mark>()
  for (const mark of marks) {
    const key = `${mark.row},${mark.column},${mark.sheet}`
    const before = cells.get(key)
    cells.set(key, before ? { ...before, text: `${before.text}\n${mark.text}` } : mark)
  }
  return [...cells.values()]
}
