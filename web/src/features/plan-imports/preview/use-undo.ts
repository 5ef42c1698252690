import { useRef } from 'react'
import type { FileCell } from './grid-cell.ts'

/** A change of the preview: the cell where it was made, and how it is undone and done again. */
type Step = { cell: FileCell; undo: () => void; redo: () => void }

/** The changes made in the preview, to undo from the last one back. */
export const useUndo = () => {
  const done = useRef<Step[]>([])
  const undone = useRef<Step[]>([])
  return {
    record(step: Step) {
      done.current.push(step)
      undone.current = []
    },
    /** Returns the cell whose change was undone. */
    undo(): FileCell | undefined {
      const step = done.current.pop()
      if (!step) return undefined
      step.undo()
      undone.current.push(step)
      return step.cell
    },
    redo(): FileCell | undefined {
      const step = undone.current.pop()
      if (!step) return undefined
      step.redo()
      done.current.push(step)
      return step.cell
    },
  }
}
