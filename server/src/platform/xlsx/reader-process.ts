import { onWork, type Tell } from './process-side.ts'
import type { ReaderMessage, ReaderWork, ReadProgress, RowsRead } from './read-rows.ts'
import type { CreateRowChecker } from './row-checker.ts'
import { sourceBytes } from './source.ts'
import { UnreadableSheet, walkSheets } from './walk-sheets.ts'

/** Small enough that taking one in costs the main loop a few milliseconds. */
const batchRows = 1_000
const progressEveryMs = 100

// Loaded while the server still inspects the file.
const checkers = import(process.argv[2] ?? '') as Promise<{
  createRowChecker: CreateRowChecker<unknown, unknown, unknown>
}>
// Its failure is met where it is awaited.
checkers.catch(() => undefined)

onWork<ReaderWork, ReaderMessage, RowsRead<unknown>>(readAndCheck)

async function readAndCheck(
  { source, inspected, input, limits }: ReaderWork,
  tell: Tell<ReaderMessage>,
): Promise<RowsRead<unknown>> {
  const { createRowChecker } = await checkers
  const checker = await createRowChecker(input)
  const walked = await walkSheets(await sourceBytes(source), inspected, limits)
  if (walked.kind === 'refused') return walked

  const total = inspected.rows
  const report = reporter(tell)
  let before = 0
  let batch: unknown[] = []
  try {
    for (const sheet of walked.sheets.toSorted((a, b) => Number(a.hidden) - Number(b.hidden))) {
      if (!(checker.walks?.(sheet) ?? !sheet.hidden)) continue
      let last = 0
      for await (const { row, cells } of sheet.rows) {
        last = row
        const answer = checker.row(cells, { sheet: sheet.name, row })
        if (answer !== null) batch.push(answer)
        if (batch.length >= batchRows) {
          report({ phase: 'check', done: before + row, total })
          await tell({ rows: batch })
          batch = []
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
