import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { countRead, readUnrecognised } from './read/pages-store.ts'
import { readDocument, recogniseDocument } from './read/read-document.ts'
import type { Report } from './progress.ts'
import { type Run, setProblem } from './run-store.ts'
import type { Turn } from './turn.ts'

type Reading = {
  scope: ProjectScope
  signal: AbortSignal
  run: Run
  report: Report
  turn: Turn
}

/** Reads and recognises what is not stored yet of a run's documents; one that cannot be read leaves the others alone. */
export async function readDocuments(
  platform: Pick<Platform, 'files'>,
  { scope, signal, run, report, turn }: Reading,
): Promise<{ id: number; read: number }[]> {
  const pagesTotal = run.documents.reduce((sum, { pages }) => sum + pages, 0)
  let before = 0
  const read: { id: number; read: number }[] = []
  const keepProblem = async (
    documentId: number,
    found: Awaited<ReturnType<typeof readDocument>>,
  ) => {
    if (found !== null) await setProblem(scope, { extractionId: run.id, documentId }, found)
  }
  for (const { id: documentId, pages: upTo } of run.documents) {
    const stored = await countRead(scope, documentId)
    const onProgress = async (done: number) => {
      await report('reading', { pagesDone: before + done, pagesTotal })
      if (done > stored) turn.endIfOver()
    }
    const of = { documentId, upTo, signal, onProgress }
    await keepProblem(documentId, await readDocument(platform, scope, of))
    signal.throwIfAborted()
    const count = await countRead(scope, documentId)
    before += count
    read.push({ id: documentId, read: count })
  }
  const waiting = await Promise.all(
    run.documents.map(async ({ id }) => ({
      id,
      pages: (await readUnrecognised(scope, id)).length,
    })),
  )
  const recognisedTotal = waiting.reduce((sum, { pages }) => sum + pages, 0)
  const counts = { pagesDone: before, pagesTotal, recognisedTotal }
  if (recognisedTotal === 0) {
    await report('extracting', counts)
    return read
  }
  let recognised = 0
  await report('recognising', { ...counts, recognisedDone: 0 })
  for (const { id: documentId, pages } of waiting) {
    const onProgress = async (done: number) => {
      await report('recognising', { recognisedDone: recognised + done, recognisedTotal })
      turn.endIfOver()
    }
    await keepProblem(
      documentId,
      await recogniseDocument(platform, scope, { documentId, signal, onProgress }),
    )
    signal.throwIfAborted()
    recognised += pages
  }
  await report('extracting', { recognisedDone: recognised, recognisedTotal })
  return read
}
