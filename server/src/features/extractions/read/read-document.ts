import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { documentCharacters } from '../../../platform/pdf/read/limits.ts'
import type { PageText } from '../../../platform/pdf/read/pdf-page.ts'
import { type PdfFile, problemOf, readPages } from '../../../platform/pdf/read/read-pdf.ts'
import { recognisePages } from '../../../platform/pdf/read/recognise-pages.ts'
import { type PdfRefused, refused } from '../../../platform/pdf/read/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Problem } from '../../../platform/problem.ts'
import { filesOf } from '../../instruments/service.ts'
import {
  countRead,
  insertPages,
  readTextLength,
  readUnrecognised,
  setRecognised,
} from './pages-store.ts'

type Reading = {
  documentId: number
  signal: AbortSignal
  /** Called with how many pages were done. */
  onProgress: (done: number) => Promise<void>
}

/** So many pages are stored at once. */
const batchPages = 10

/**
 * Reads the pages of a document up to one that are not stored yet: each is read once for all runs.
 *
 * @returns Why the rest of it could not be read; null where it was.
 */
export async function readDocument(
  platform: Pick<Platform, 'files'>,
  scope: ProjectScope,
  { documentId, upTo, signal, onProgress }: Reading & { upTo: number },
): Promise<Problem | null> {
  let done = await countRead(scope, documentId)
  await onProgress(Math.min(done, upTo))
  if (done >= upTo) return null
  const file = await fileOf(platform, scope, documentId, signal)
  if (file === null) return null
  const room = await textRoom(scope, documentId)
  let batch: PageText[] = []
  const store = async () => {
    if (batch.length === 0) return
    await insertPages(scope, documentId, batch)
    done += batch.length
    batch = []
    await onProgress(done)
  }
  const ended = await orFull(
    readPages(file, { from: done + 1, to: upTo }, async (page) => {
      room.take(page)
      batch.push(page)
      if (batch.length >= batchPages) await store()
    }),
  )
  await store()
  return ended.kind === 'read' ? null : problemOf(ended)
}

type Recognising = Omit<Reading, 'onProgress'> & {
  /** Called with how many pages were done, and whether the last one was given up as too costly. */
  onProgress: (done: number, isTooCostly: boolean) => Promise<void>
  /** Of the pages that wait to be recognised, only these. */
  within?: { from: number; to: number }
}

/**
 * Recognises the pages of a document that have no text of their own, each once for all runs.
 *
 * @returns Why the rest of them could not be recognised; null where they were.
 */
export async function recogniseDocument(
  platform: Pick<Platform, 'files'>,
  scope: ProjectScope,
  { documentId, signal, onProgress, within }: Recognising,
): Promise<Problem | null> {
  const waiting = await readUnrecognised(scope, documentId)
  const pages = within
    ? waiting.filter((page) => page >= within.from && page <= within.to)
    : waiting
  if (pages.length === 0) return null
  const file = await fileOf(platform, scope, documentId, signal)
  if (file === null) return null
  const room = await textRoom(scope, documentId)
  let done = 0
  const ended = await orFull(
    recognisePages(file, pages, async (page, { isTooCostly }) => {
      room.take(page)
      await setRecognised(scope, documentId, page)
      await onProgress(++done, isTooCostly)
    }),
  )
  return ended.kind === 'recognised' ? null : problemOf(ended)
}

/** Null where it was taken off its instrument meanwhile. */
async function fileOf(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  documentId: number,
  signal: AbortSignal,
): Promise<PdfFile | null> {
  const kept = await filesOf(scope, documentId)
  if (kept === null) return null
  const { sha256: fileHash, bytes } = kept.original
  return { source: storedSource(files, { fileHash, bytes }), project: scope.projectId, signal }
}

class Full extends Error {}

/** What a document may still have of text, before it is taken for too heavy. */
async function textRoom(scope: ProjectScope, documentId: number) {
  let left = documentCharacters - (await readTextLength(scope, documentId))
  return {
    take({ text }: PageText): void {
      left -= text.length
      if (left < 0) throw new Full()
    },
  }
}

/** The pages before stay, and are searched. */
const orFull = <Ended>(reading: Promise<Ended>): Promise<Ended | PdfRefused> =>
  reading.catch((error: unknown) => {
    if (error instanceof Full) return refused('too-heavy')
    throw error
  })
