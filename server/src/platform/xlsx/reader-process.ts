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
  // Loaded while the package is inspected, which leaves this thread idle.
  const loading = loadChecker(module, input)
  // An error of its own is met where it is awaited; a refused file does not get there.
  loading.catch(() => undefined)
  const opened = await openSheets(await sourceBytes(source), {
    limits,
    walks: loading.then((checker) => (sheet) => checker.walks?.(sheet) ?? !sheet.hidden),
    onPhase: (phase, count, total) => report({ phase, done: count, total }),
  })
  if (opened.kind === 'refused') return opened
  const checker = await loading

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

async function loadChecker(module: string, input: unknown) {
  const { createRowChecker } = (await import(module)) as {
    createRowChecker: CreateRowChecker<unknown, unknown, unknown>
  }
  return createRowChecker(input)
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
