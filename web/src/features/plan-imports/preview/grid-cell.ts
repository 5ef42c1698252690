import { planColumns } from '@puquio/domain'

/** A cell of the grid: index of its row among those shown, and of its column. */
export type GridCell = { index: number; at: number }

/** A cell of the file: its row keeps its position when corrected rows before it are no longer shown. */
export type FileCell = { position: number; at: number }

const lastColumn = planColumns.length - 1

/** Where a key leads, or null where it is none of the grid's. */
export const movedBy = (key: string, { index, at }: GridCell, total: number): GridCell | null => {
  const cell = (nextIndex: number, nextAt: number): GridCell => ({
    index: Math.max(0, Math.min(nextIndex, total - 1)),
    at: Math.max(0, Math.min(nextAt, lastColumn)),
  })
  switch (key) {
    case 'ArrowUp':
      return cell(index - 1, at)
    case 'ArrowDown':
      return cell(index + 1, at)
    case 'ArrowLeft':
      return cell(index, at - 1)
    case 'ArrowRight':
      return cell(index, at + 1)
    case 'PageUp':
      return cell(index - pageRows, at)
    case 'PageDown':
      return cell(index + pageRows, at)
    case 'Home':
      return cell(index, 0)
    case 'End':
      return cell(index, lastColumn)
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
