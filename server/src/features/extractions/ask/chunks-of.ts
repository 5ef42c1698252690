import { chunkCutter, type ModelChunk } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { readTextsAfter } from '../../instruments/service.ts'

/** So many pages are held at once. */
const windowPages = 50

/** The parts of a stored document that a model is asked about, some at a time, of which few are held at once. */
export async function* chunksOfStored(
  scope: ProjectScope,
  documentId: number,
  maxChars: number,
): AsyncGenerator<ModelChunk[]> {
  const cutter = chunkCutter(maxChars)
  for (let after = 0; ; ) {
    const pages = await readTextsAfter(scope, documentId, { after, pages: windowPages })
    const last = pages.at(-1)
    if (!last) break
    yield pages.flatMap(({ text }) => cutter.add(text))
    after = last.page
  }
  yield cutter.end()
}

/** The same of pages that are held, all at once; others work between them. */
export async function chunksOf(
  pages: readonly string[],
  maxChars: number,
  signal: AbortSignal,
): Promise<ModelChunk[]> {
  const all: ModelChunk[] = []
  const onStep = (chunks: ModelChunk[]) => void all.push(...chunks)
  await inSlices(chunkSteps(pages, maxChars), { signal, onStep })
  return all
}

function* chunkSteps(pages: readonly string[], maxChars: number): Generator<ModelChunk[]> {
  const cutter = chunkCutter(maxChars)
  for (const page of pages) yield cutter.add(page)
  yield cutter.end()
}
