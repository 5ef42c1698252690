import { type PdfFile, readPages } from '../read/read-pdf.ts'

/** Of both files: whether the second one shows what the first does, by its pages and the text of the first and the last. */
export async function showsTheSame(original: PdfFile, copy: PdfFile): Promise<boolean> {
  const first = await lookOf(original, 1)
  if (first === null || first.look !== (await lookOf(copy, 1))?.look) return false
  if (first.pages === 1) return true
  const last = await lookOf(original, first.pages)
  return last !== null && last.look === (await lookOf(copy, first.pages))?.look
}

/** A page with its text and the number of all pages; null where it cannot be read. */
async function lookOf(file: PdfFile, number: number) {
  let page: unknown = null
  const read = await readPages(
    file,
    { from: number, to: number },
    ({ width, height, text, hidden }) => {
      page = { width, height, text, hidden }
    },
  )
  if (read.kind !== 'read') return null
  return { pages: read.pages, look: JSON.stringify([read.pages, page]) }
}
