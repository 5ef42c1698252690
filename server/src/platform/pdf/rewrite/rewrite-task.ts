import { PDFDocument } from '@cantoo/pdf-lib'
import type { Task } from '../../sandbox/task.ts'

/** A message of more would be held twice for longer. */
const pieceBytes = 4_000_000

/** Writes a PDF anew with its objects in streams, piece by piece; false where its structure cannot be followed. */
export const task: Task<null, Uint8Array, boolean> = async ({ content, tell }) => {
  let written: Uint8Array
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false })
    written = await document.save({ useObjectStreams: true, updateFieldAppearances: false })
  } catch {
    return false
  }
  for (let at = 0; at < written.length; at += pieceBytes)
    await tell(written.slice(at, at + pieceBytes))
  return true
}
