import { openSheets } from './open-sheets.ts'
import type { ReaderMessage, ReaderWork, ReadProgress, RowsRead } from './read-rows.ts'
import type { CreateRowChecker } from './row-checker.ts'
import { sheetRows } from './sheet-rows.ts'
import { sourceBytes } from './source.ts'
import { onWork, type Tell } from './process-side.ts'

/** Small enough that taking one in costs the main loop a few milliseconds. */
const batchRows = 500
const progressEveryMs = 100

onWork<ReaderWork, ReaderMessage, RowsRead<unknown>>(readAndCheck)

async function readAndCheck(
  { source, module, input, limits }: ReaderWork,
  tell: Tell<ReaderMessage>,
): Promise<RowsRead<unknown>> {
  const report = reporter(tell)
  const { createRowChecker } = (await import(module)) as {
    createRowChecker: CreateRowChecker<unknown, unknown, unknown>
  }
  const checker = await createRowChecker(input)
  const opened = await openSheets(await sourceBytes(source), {
    limits,
    walks: (sheet) => (checker.walks ? checker.walks(sheet) : !sheet.hidden),
    onPhase: (phase, count, total) => report({ phase, done: count, total }),
  })
  if (opened.kind === 'refused') return opened

  const total = opened.sheets.reduce((sum, { sheet }) => sum + sheet.rows.length, 0)
  let before = 0
  let batch: unknown[] = []
  for (const sheet of opened.sheets) {
    const rowCount = sheet.sheet.rows.length
    for (const { row, cells } of sheetRows(sheet)) {
      const answer = checker.row(cells, { sheet: sheet.name, row })
      if (answer !== null) batch.push(answer)
      if (batch.length >= batchRows) {
        report({ phase: 'check', done: before + row, total })
        await tell({ rows: batch })
        batch = []
      }
      if (checker.finished?.()) break
    }
    before += rowCount
    if (checker.finished?.()) break
  }
  if (batch.length > 0) await tell({ rows: batch })
  await tell({ progress: { phase: 'check', done: total, total } })
  return { kind: 'rows', summary: checker.end() }
}

function reporter(tell: Tell<ReaderMessage>): (progress: ReadProgress) => void {
  let lastReportAt = Number.NEGATIVE_INFINITY
  return (progress) => {
    const at = performance.now()
    if (at - lastReportAt < progressEveryMs && progress.phase !== 'read') return
    lastReportAt = at
    // Not awaited: progress may run ahead of its reader, the rows may not.
    void tell({ progress })
  }
}
