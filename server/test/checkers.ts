import type { Cell } from '../src/platform/xlsx/read/cell.ts'
import type { RowChecker } from '../src/platform/xlsx/read/row-checker.ts'

export type CheckerInput = { stopAt?: number; spin?: boolean; throwAt?: number }

/** A checker for tests: hands back each row's first cell, and misbehaves when told to. */
export function createRowChecker(input: CheckerInput): RowChecker<Cell, number> {
  let count = 0
  return {
    row(cells, { row }) {
      if (row === input.throwAt) throw new Error('a mistake in the checker')
      for (; input.spin; );
      count++
      return cells[0] ?? null
    },
    finished: () => count === input.stopAt,
    end: () => count,
  }
}
