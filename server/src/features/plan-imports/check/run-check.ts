import { rm } from 'node:fs/promises'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { DecimalMarks } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'
import { temporaryFolder } from '../../../platform/files/temporary-folder.ts'
import { whileAlive } from '../../../platform/imports/while-alive.ts'
import { readRows } from '../../../platform/xlsx/read/read-rows.ts'
import { readLists } from '../save/lists-store.ts'
import { deleteRows, insertRows, summarise } from '../rows-store.ts'
import { finishCheck, type ImportRow, keepAlive } from '../store.ts'
import { checkOptions } from './check-options.ts'
import type { CheckInput, CheckSummary } from './check-rows.ts'
import { refusalOf } from './refusal-of.ts'

/** Batches on their way to the database while the next one is taken in. */
const storedAtOnce = 2

/** Reads and checks an import's workbook into the staging table. */
export async function runCheck(
  scope: ProjectScope,
  files: FileStore,
  one: ImportRow,
  signal: AbortSignal,
): Promise<void> {
  const progress = { phase: 'reading' as ImportRow['phase'], rowsDone: 0, rowsTotal: 0 }
  const folder = await temporaryFolder('import')
  const storing: Promise<void>[] = []
  const check = async (ended: AbortSignal) => {
    const source = join(folder, 'workbook')
    await pipeline(await files.read(one.fileHash), createWriteStream(source, { mode: 0o600 }))
    await deleteRows(scope, one.key)
    const { lists, hash } = await readLists(scope)
    let rows = 0
    const readWith = (decimalMarks: DecimalMarks) =>
      readRows<string, CheckSummary, CheckInput>({
        source,
        module: new URL('./check-rows.ts', import.meta.url),
        input: { lists, corrections: one.corrections, ...checkOptions(one), decimalMarks },
        project: scope.projectId,
        signal: ended,
        async onRows(batch) {
          if (storing.length >= storedAtOnce) {
            await storing[0]
            void storing.shift()
          }
          if (ended.aborted) return
          const stored = insertRows(scope, one, batch)
          // Its failure is handled where it is awaited.
          stored.catch(() => undefined)
          storing.push(stored)
          rows += batch.length
        },
        onProgress({ phase, done, total }) {
          if (phase !== 'check') return
          Object.assign(progress, { phase: 'checking', rowsDone: done, rowsTotal: total })
        },
      })
    let read = await readWith({})
    if (read.kind === 'rows' && read.summary.kind === 'settled') {
      await Promise.all(storing)
      await deleteRows(scope, one.key)
      rows = 0
      read = await readWith(read.summary.decimalMarks)
    }
    await Promise.all(storing)
    const outcome = read.kind === 'refused' ? refusalOf(read) : read.summary
    if (outcome.kind === 'settled') throw new Error('the marks of an import settled nothing')
    if (outcome.kind === 'refused') {
      await finishCheck(scope, one, { state: 'refused', refusal: outcome.refusal })
      await deleteRows(scope, one.key)
      return
    }
    progress.phase = 'storing'
    const { layout, contentHash } = outcome
    const summary = await summarise(scope, one.key)
    await finishCheck(scope, one, {
      state: 'checked',
      layout,
      contentHash,
      listsHash: hash,
      summary,
      rows,
    })
  }
  try {
    await whileAlive(signal, () => keepAlive(scope, one, progress), check)
  } finally {
    // No rows may be written after the check has ended.
    await Promise.allSettled(storing)
    await rm(folder, { recursive: true, force: true })
  }
}
