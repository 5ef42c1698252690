import { planColumns } from '@puquio/domain'

/** A cell of the grid: index of its row among those shown, and of its column. */
export type Place = { index: number; at: number }

/** A cell of the file: its row keeps its position when corrected rows before it are no longer shown. */
export type FileCell = { position: number; at: number }

const lastColumn = planColumns.length - 1

/** Where a key leads, or null where it is none of the grid's. */
export const movedBy = (key: string, { index, at }: Place, total: number): Place | null => {
  const place = (nextIndex: number, nextAt: number): Place => ({
    index: Math.max(0, Math.min(nextIndex, total - 1)),
    at: Math.max(0, Math.min(nextAt, lastColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return place(index - 1, at)
    case 'ArrowDown':
      return place(index + 1, at)
    case 'ArrowLeft':
      return place(index, at - 1)
    case 'ArrowRight':
      return place(index, at + 1)
    case 'PageUp':
      return place(index - pageRows, at)
    case 'PageDown':
      return place(index + pageRows, at)
    case 'Home':
      return place(index, 0)
    case 'End':
      return place(index, lastColumn)
    default:
      return null
  }
}

const pageRows = 12

/** The bad cell after a cell, the first one after the last. */
export const nextBad = <Bad extends FileCell>(
  bad: readonly Bad[],
  { position, at }: FileCell,
): Bad | undefined =>
  bad.find((one) => one.position > position || (one.position === position && one.at > at)) ?? bad[0]
