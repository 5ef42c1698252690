import type { Task, Tell } from '../../sandbox/task.ts'
import type { Cell } from './cell.ts'
import type { ReadLimits } from '../guard/limits.ts'
import { isCsv, openCsv } from './csv-sheet.ts'
import { inspectSource } from '../guard/inspect-source.ts'
import type { ReaderArgs, ReaderMessage, ReadProgress, RowsRead } from './read-rows.ts'
import { refused } from '../guard/refusal.ts'
import type { CreateRowChecker } from './row-checker.ts'
import { UnreadableSheet, walkSheets } from './walk-sheets.ts'

/** Small enough to take the server's event loop only a few milliseconds, however wide the rows are. */
const batchAnswers = 1_000
const batchCharacters = 500_000
const progressEveryMs = 100

type Checkers = { createRowChecker: CreateRowChecker<unknown, unknown, unknown> }

// The reader's package checks for this global, which Node loads at its first use; that takes longer than a
// small workbook, so it is done while the process waits for its file.
void Response

/** Inspects a workbook, then walks its rows and checks them. */
export const task: Task<ReaderArgs, ReaderMessage, RowsRead<unknown>> = async ({
  content,
  args: { input, limits, takesCsv },
  tell,
  part,
}) => {
  const report = reporter(tell)
  const opened =
    takesCsv && isCsv(content)
      ? openCsv(content, limits)
      : await openWorkbook(content, limits, (done, total) =>
          report({ phase: 'inspect', done, total }),
        )
  if (opened.kind === 'refused') return opened
  const checker = await (part as Checkers).createRowChecker(input)
  const { total } = opened
  let before = 0
  let batch: unknown[] = []
  let characters = 0
  let answered = 0
  try {
    for (const sheet of opened.sheets.toSorted((a, b) => Number(a.hidden) - Number(b.hidden))) {
      if (!(checker.walks?.(sheet) ?? !sheet.hidden)) continue
      let last = 0
      for await (const { row, cells } of sheet.rows) {
        if (row > (checker.lastRow ?? row)) break
        last = row
        const answer = checker.row(cells, { sheet: sheet.name, row })
        for (const one of Array.isArray(answer) ? answer : answer === null ? [] : [answer]) {
          batch.push(one)
          characters += typeof one === 'string' ? one.length : charactersOf(cells)
          if (batch.length < batchAnswers && characters < batchCharacters) continue
          answered += characters
          if (answered > limits.answerCharacters)
            return refused('too-large', { characters: answered })
          report({ phase: 'check', done: before + row, total })
          await tell({ rows: batch })
          batch = []
          characters = 0
        }
        if (checker.finished?.()) break
      }
      before += last
      if (checker.finished?.()) break
    }
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.refusal
    throw error
  }
  if (batch.length > 0) await tell({ rows: batch })
  await tell({ progress: { phase: 'check', done: before, total: before } })
  return { kind: 'rows', summary: checker.end() }
}

const openWorkbook = async (
  content: Buffer,
  limits: ReadLimits,
  onBytes: (done: number, total: number) => void,
) => {
  const inspected = await inspectSource(content, limits, onBytes)
  if (inspected.kind === 'refused') return inspected
  const walked = await walkSheets(content, inspected, limits)
  return walked.kind === 'refused' ? walked : { ...walked, total: inspected.rows }
}

const charactersOf = (cells: readonly Cell[]): number =>
  cells.reduce<number>((sum, cell) => sum + (typeof cell === 'string' ? cell.length : 8), 0)

function reporter(tell: Tell<ReaderMessage>): (progress: ReadProgress) => void {
  let lastReportAt = Number.NEGATIVE_INFINITY
  return (progress) => {
    const at = performance.now()
    if (at - lastReportAt < progressEveryMs) return
    lastReportAt = at
    // Not awaited: progress may run ahead of its reader, the rows may not.
    void tell({ progress })
  }
}
