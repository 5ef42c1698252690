import type { CellCorrection, CellIssue } from '@puquio/contract/reference'
import { useState } from 'react'
import type { SendingFile } from '../../lib/api/use-send-file.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { heldFile } from './held-file.ts'

/** What the server says of a workbook that is saved whole or not at all. */
type Answer = { isSaved: boolean; issueCount: number; issues: readonly CellIssue[] }
/** A workbook with the cells corrected here, and what the server said of both. */
type Checked<A> = { file: File; corrections: readonly CellCorrection[]; answer: A }
type Sent = { file: File; body: { save: 'yes' | 'no'; corrections: string } }
type WorkbookOptions<A> = {
  sending: SendingFile | null
  /** Undefined where it was cancelled. */
  send: (sent: Sent) => Promise<A | undefined>
  onSaved: (answer: A) => void
}

export type Workbook<A extends Answer = Answer> = {
  checked: Checked<A> | null
  sending: SendingFile | null
  error: string | undefined
  check: (file: File) => Promise<void>
  correct: (cell: CellCorrection) => void
  sendAgain: (save: 'yes' | 'no') => Promise<void>
}

/** Checks a workbook, takes corrections of its cells, and saves it. */
export const useWorkbook = <A extends Answer>({
  sending,
  send: sendFile,
  onSaved,
}: WorkbookOptions<A>): Workbook<A> => {
  const [checked, setChecked] = useState<Checked<A> | null>(null)
  const [error, setError] = useState<string>()
  const send = async (
    { file, corrections }: Pick<Checked<A>, 'file' | 'corrections'>,
    save: 'yes' | 'no',
  ) => {
    setError(undefined)
    try {
      const answer = await sendFile({
        file,
        body: { save, corrections: JSON.stringify(corrections) },
      })
      if (answer === undefined) return
      // Cells that were typed meanwhile stay.
      setChecked((before) => ({ file, corrections, ...before, answer }))
      if (answer.isSaved) onSaved(answer)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const check = async (chosen: File) => {
    setChecked(null)
    await send({ file: await heldFile(chosen), corrections: [] }, 'no')
  }
  const correct = (cell: CellCorrection) =>
    setChecked((before) => before && { ...before, corrections: withCell(before.corrections, cell) })
  const sendAgain = async (save: 'yes' | 'no') => {
    if (checked !== null) await send(checked, save)
  }
  return { checked, sending, error, check, correct, sendAgain }
}

const withCell = (cells: readonly CellCorrection[], cell: CellCorrection) => [
  ...cells.filter(({ row, column }) => row !== cell.row || column !== cell.column),
  cell,
]
