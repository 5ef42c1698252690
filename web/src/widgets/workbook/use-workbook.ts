import type { DateQuestion, SheetHead, SheetReading } from '@puquio/contract/kit/sheet-head'
import type { CellCorrection, CellIssue } from '@puquio/contract/reference'
import { useState } from 'react'
import type { SendingFile } from '../../lib/api/use-send-file.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { heldFile } from './held-file.ts'

/** What the server says of a workbook that is saved whole or not at all. */
type Answer = {
  isSaved: boolean
  issueCount: number
  issues: readonly CellIssue[]
  /** Of a file whose columns and dates a person may say. */
  head?: SheetHead
  missing?: readonly string[]
  dateQuestion?: DateQuestion | null
  /** Of a file of which rows may be left out: all that have a bad cell, and the others. */
  badRows?: readonly number[]
  rows?: readonly unknown[]
}
/** A workbook with the cells corrected here, what was said of the whole file and the rows left out, and what the server said of all. */
type Checked<A> = {
  file: File
  corrections: readonly CellCorrection[]
  reading: SheetReading
  skip: readonly number[]
  answer: A
}
type Sent = {
  file: File
  body: { save: 'yes' | 'no'; corrections: string; reading?: string; skip?: string }
}
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
  /** Checks it again by what is said of the whole file. */
  readAs: (said: Partial<SheetReading>) => Promise<void>
  /** Checks it again without these rows, of which there may be none. */
  skip: (rows: readonly number[]) => Promise<void>
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
    { file, corrections, reading, skip: rows }: Omit<Checked<A>, 'answer'>,
    save: 'yes' | 'no',
  ) => {
    setError(undefined)
    try {
      const answer = await sendFile({
        file,
        body: {
          save,
          corrections: JSON.stringify(corrections),
          ...sentReading(reading),
          ...(rows.length === 0 ? {} : { skip: JSON.stringify(rows) }),
        },
      })
      if (answer === undefined) return
      // Cells that were typed meanwhile stay.
      setChecked((before) => ({
        file,
        corrections,
        ...before,
        reading,
        skip: rows,
        answer,
      }))
      if (answer.isSaved) onSaved(answer)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const check = async (chosen: File) => {
    setChecked(null)
    const file = await heldFile(chosen)
    await send({ file, corrections: [], reading: nothingSaid, skip: [] }, 'no')
  }
  const correct = (cell: CellCorrection) =>
    setChecked((before) => before && { ...before, corrections: withCell(before.corrections, cell) })
  const sendAgain = async (save: 'yes' | 'no') => {
    if (checked !== null) await send(checked, save)
  }
  const readAs = async (said: Partial<SheetReading>) => {
    // Other rows may be wrong then.
    if (checked !== null)
      await send({ ...checked, reading: { ...checked.reading, ...said }, skip: [] }, 'no')
  }
  const skip = async (rows: readonly number[]) => {
    if (checked !== null) await send({ ...checked, skip: rows }, 'no')
  }
  return { checked, sending, error, check, correct, sendAgain, readAs, skip }
}

const nothingSaid: SheetReading = { head: null, dateOrder: null }

/** Files of which nothing is said are read as they are. */
export const sentReading = (reading: SheetReading): { reading?: string } =>
  reading.head === null && reading.dateOrder === null ? {} : { reading: JSON.stringify(reading) }

const withCell = (cells: readonly CellCorrection[], cell: CellCorrection) => [
  ...cells.filter(({ row, column }) => row !== cell.row || column !== cell.column),
  cell,
]
