import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { countRead, readUnrecognised } from './read/pages-store.ts'
import { readDocument, recogniseDocument } from './read/read-document.ts'
import type { TellProgress } from './progress.ts'
import { type Run, setProblem, settleStep } from './run-store.ts'
import type { Turn } from './turn.ts'

type Reading = {
  scope: ProjectScope
  signal: AbortSignal
  run: Run
  tellProgress: TellProgress
  turn: Turn
}

/** Reads and recognises what is not stored yet of a run's documents; one that cannot be read leaves the others alone. */
export async function readDocuments(
  platform: Pick<Platform, 'files'>,
  { scope, signal, run, tellProgress, turn }: Reading,
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
  for (const { id: documentId, pages: upTo, isRead } of run.documents) {
    const stored = await countRead(scope, documentId)
    const onProgress = async (done: number) => {
      await tellProgress('reading', { pagesDone: before + done, pagesTotal })
      if (done > stored) turn.endIfOver()
    }
    const of = { documentId, upTo, signal, onProgress }
    if (!isRead) {
      await keepProblem(documentId, await readDocument(platform, scope, of))
      signal.throwIfAborted()
      await settleStep(scope, { extractionId: run.id, documentId }, 'read')
    }
    const count = await countRead(scope, documentId)
    before += count
    read.push({ id: documentId, read: count })
  }
  const waiting = await Promise.all(
    run.documents.map(async ({ id, isRecognised }) => ({
      id,
      pages: isRecognised ? 0 : (await readUnrecognised(scope, id)).length,
    })),
  )
  const left = waiting.reduce((sum, { pages }) => sum + pages, 0)
  const recognisedTotal = Math.max(run.recognisedTotal, left)
  const counts = { pagesDone: before, pagesTotal, recognisedTotal }
  if (left === 0) {
    await tellProgress('extracting', counts)
    return read
  }
  let recognised = recognisedTotal - left
  await tellProgress('recognising', { ...counts, recognisedDone: recognised })
  for (const { id: documentId, pages } of waiting) {
    if (pages === 0) continue
    const onProgress = async (done: number, isTooCostly: boolean) => {
      await tellProgress('recognising', { recognisedDone: recognised + done, recognisedTotal })
      // Some that cost too much are the document's end: they are counted in one turn.
      if (!isTooCostly) turn.endIfOver()
    }
    await keepProblem(
      documentId,
      await recogniseDocument(platform, scope, { documentId, signal, onProgress }),
    )
    signal.throwIfAborted()
    await settleStep(scope, { extractionId: run.id, documentId }, 'recognised')
    recognised += pages
  }
  await tellProgress('extracting', { recognisedDone: recognised, recognisedTotal })
  return read
}
