import { packPicturesMax } from '@puquio/contract/commitments/evidence-packs'
import type { CommitmentPlace } from '@puquio/contract/commitments/record'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { storedSource } from '../../../platform/files/stored-source.ts'
import { pagePicture } from '../../../platform/pdf/read/page-picture.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readDocuments } from './evidence-store.ts'

/** Pixels of a page at most: the renderer holds four bytes of each of them, in all 40 million at most. */
const widthPx = 760
const heightPx = 1_600
/** Of all pictures of a pack, which the server holds while they are written and read. */
const mostBytes = 32_000_000
/** Pages that are not drawn by then are left out: the slot that they are drawn in is others', too. */
const drawnWithinMs = packPicturesMax.minutes * 60_000

type Drawing = { signal: AbortSignal; onDrawn: (done: number, total: number) => Promise<void> }

/**
 * The pages of quotes with the quote marked, by the id of its place. Left out is what is too much and what cannot be drawn:
 * the words and the document's page stand there anyhow, and the report counts them. Called in a slot that is held for all
 * of them.
 */
export async function pagePictures(
  { files }: Pick<Platform, 'files'>,
  scope: ProjectScope,
  places: readonly CommitmentPlace[],
  { signal, onDrawn }: Drawing,
): Promise<Map<number, Uint8Array>> {
  const documents = await readDocuments(scope, [
    ...new Set(places.map(({ documentId }) => documentId)),
  ])
  const byId = new Map(documents.map((document) => [document.id, document]))
  const wanted = places
    .filter(({ documentId }) => byId.has(documentId))
    .slice(0, packPicturesMax.pages)
  const pictures = new Map<number, Uint8Array>()
  if (wanted.length === 0) return pictures
  const project = scope.projectId
  const untilMs = performance.now() + drawnWithinMs
  let bytes = 0
  for (const [index, { id, documentId, page, areas }] of wanted.entries()) {
    signal.throwIfAborted()
    if (performance.now() > untilMs) break
    const document = byId.get(documentId)
    if (!document) continue
    const source = storedSource(files, { fileHash: document.sha256, bytes: document.bytes })
    const drawn = await pagePicture({ source, project, signal }, page, {
      widthPx,
      heightPx,
      areas: areas.filter((area) => area.page === page),
    })
    if (drawn.kind === 'drawn') {
      bytes += drawn.png.byteLength
      if (bytes > mostBytes) break
      pictures.set(id, drawn.png)
    }
    await onDrawn(index + 1, wanted.length)
  }
  return pictures
}
