import { PDFDict, PDFDocument, PDFPageLeaf, PDFPageTree, PDFStreamWriter } from '@cantoo/pdf-lib'
import type { Task } from '../../sandbox/task.ts'

/** A message of more would be held twice for longer. */
const pieceBytes = 4_000_000

/** The library writes so many objects before it lets others have their turn, of which there are none here. */
const objectsPerTick = 1_000

/** Writes a PDF anew with its objects in streams, piece by piece; false where its structure cannot be followed. */
export const task: Task<null, Uint8Array, boolean> = async ({ content, tell }) => {
  let written: Uint8Array
  try {
    const { context } = await PDFDocument.load(content, { updateMetadata: false })
    // The library leaves what it knows as pages outside of streams: a viewer looks at each of them.
    for (const [ref, object] of context.enumerateIndirectObjects())
      if (object instanceof PDFPageLeaf || object instanceof PDFPageTree)
        context.assign(ref, PDFDict.fromMapWithContext(object.asMap(), context))
    written = await PDFStreamWriter.forContext(context, objectsPerTick).serializeToBuffer()
  } catch {
    return false
  }
  for (let at = 0; at < written.length; at += pieceBytes)
    await tell(written.slice(at, at + pieceBytes))
  return true
}
