import { useRef, useState } from 'react'
import type { FileCell } from './grid-cell.ts'

/** A change of the preview: the cell where it was made, and how it is undone and done again. */
type Step = { cell: FileCell; undo: () => void; redo: () => void }

/** The changes made in the preview, to undo from the last one back. */
export const useUndo = () => {
  const done = useRef<Step[]>([])
  const undone = useRef<Step[]>([])
  const [can, setCan] = useState({ undo: false, redo: false })
  const look = () => setCan({ undo: done.current.length > 0, redo: undone.current.length > 0 })
  return {
    canUndo: can.undo,
    canRedo: can.redo,
    record(step: Step) {
      done.current.push(step)
      undone.current = []
      look()
    },
    /** Returns the cell whose change was undone. */
    undo(): FileCell | undefined {
      const step = done.current.pop()
      if (!step) return undefined
      step.undo()
      undone.current.push(step)
      look()
      return step.cell
    },
    redo(): FileCell | undefined {
      const step = undone.current.pop()
      if (!step) return undefined
      step.redo()
      done.current.push(step)
      look()
      return step.cell
    },
  }
}
