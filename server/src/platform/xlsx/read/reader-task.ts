import type { Task, Tell } from '../../sandbox/task.ts'
import { isCsv, openCsv } from './csv-sheet.ts'
import { inspectSource } from '../guard/inspect-source.ts'
import type { ReaderArgs, ReaderMessage, ReadProgress, RowsRead } from './read-rows.ts'
import { type Refused, refused } from '../guard/refusal.ts'
import type { CreateRowChecker } from './row-checker.ts'
import { rowChunks } from './row-chunks.ts'
import { UnreadableSheet, type Walked, walkSheets } from './walk-sheets.ts'

/** Small enough to take the server's event loop only a few milliseconds, however wide the rows are. */
const batchAnswers = 1_000
/** Bytes are handed on as they are. */
const packedAnswers = 4_000
const batchCharacters = 500_000
const progressEveryMs = 100

type Checkers = { createRowChecker: CreateRowChecker<unknown, unknown, unknown> }

// The reader's package checks for this global, which Node loads at its first use; that takes longer than a
// small workbook, so it is done while the process waits for its file.
void Response

/** Inspects a workbook, then walks its rows, as often as their checker wants, and checks them. */
export const task: Task<ReaderArgs, ReaderMessage, RowsRead<unknown>> = async ({
  content,
  args: { input, limits, takesCsv },
  tell,
  part,
}) => {
  const report = reporter(tell)
  const source = await openerOf(content, { limits, takesCsv }, (done, total) =>
    report({ phase: 'inspect', done, total, pass: 1 }),
  )
  if (source.kind === 'refused') return source
  const checker = await (part as Checkers).createRowChecker(input)
  const most = checker.pack ? packedAnswers : batchAnswers
  let batch: unknown[] = []
  let characters = 0
  const give = () =>
    tell(checker.pack ? { packed: checker.pack(batch), characters } : { rows: batch })
  let answered = 0
  let pass = 0
  try {
    for (;;) {
      const opened = await source.open()
      if (opened.kind === 'refused') return opened
      const { total } = opened
      let before = 0
      pass++
      for (const sheet of opened.sheets.toSorted((a, b) => Number(a.hidden) - Number(b.hidden))) {
        if (!(checker.walks?.(sheet) ?? !sheet.hidden)) continue
        let last = 0
        rows: for await (const chunk of rowChunks(sheet.rows))
          for (const { row, cells, merged } of chunk) {
            if (row > (checker.lastRow ?? row)) break rows
            last = row
            const answer = checker.row(cells, { sheet: sheet.name, row, merged })
            report({ phase: 'check', done: before + row, total, pass })
            for (const one of Array.isArray(answer) ? answer : answer === null ? [] : [answer]) {
              batch.push(one)
              characters += charactersIn(one)
              if (batch.length < most && characters < batchCharacters) continue
              answered += characters
              if (answered > limits.answerCharacters)
                return refused('too-large', { characters: answered })
              await give()
              batch = []
              characters = 0
            }
            if (checker.finished?.()) break rows
          }
        before += last
        if (checker.finished?.()) break
      }
      await tell({ progress: { phase: 'check', done: before, total: before, pass } })
      if (!checker.readsAgain?.()) break
      batch = []
      characters = 0
      answered = 0
      await tell({ again: true })
    }
  } catch (error) {
    if (error instanceof UnreadableSheet) return error.refusal
    throw error
  }
  if (batch.length > 0) await give()
  return { kind: 'rows', summary: checker.end() }
}

type Opened = Extract<Walked, { kind: 'sheets' }> & { total: number }
/** What opens a file that was inspected, from its first row at each call. */
type Opener = { kind: 'opener'; open: () => Promise<Opened | Refused> }

async function openerOf(
  content: Buffer,
  { limits, takesCsv }: Pick<ReaderArgs, 'limits' | 'takesCsv'>,
  onBytes: (done: number, total: number) => void,
): Promise<Opener | Refused> {
  if (takesCsv && isCsv(content))
    return { kind: 'opener', open: async () => openCsv(content, limits) }
  const inspected = await inspectSource(content, limits, onBytes)
  if (inspected.kind === 'refused') return inspected
  return {
    kind: 'opener',
    async open() {
      const walked = await walkSheets(content, inspected, limits)
      return walked.kind === 'refused' ? walked : { ...walked, total: inspected.rows }
    },
  }
}

/** Of all texts in it; a number or a date counts as one of eight. */
const charactersIn = (value: unknown): number => {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null || value instanceof Date) return 8
  const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
  return parts.reduce<number>((sum, part) => sum + charactersIn(part), 0)
}

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
