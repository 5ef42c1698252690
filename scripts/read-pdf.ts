import { execFileSync } from 'node:child_process'

/** By poppler, which `npm test` installs where it can: a reader of PDFs that is not ours. */
const poppler = (program: string, args: string[], pdf: Uint8Array): string =>
  execFileSync(program, args, {
    input: pdf,
    maxBuffer: 100_000_000,
    // It warns of attributes of tables that its version does not know.
    stdio: ['pipe', 'pipe', 'ignore'],
  }).toString('utf8')

/** The text of a PDF in the order in which it is written, cell by cell. */
export const textOfPdf = (pdf: Uint8Array): string =>
  poppler('pdftotext', ['-raw', '-nopgbrk', '-enc', 'UTF-8', '-', '-'], pdf)

/** The tree of a PDF's tags, as a reader of the screen is told them. */
export const tagsOfPdf = (pdf: Uint8Array): string =>
  poppler('pdfinfo', ['-struct-text', '-enc', 'UTF-8', '-'], pdf)

/** Without what breaks lines, to find a text that goes on in the next one: poppler takes hyphens at their ends away. */
export const inOneLine = (text: string): string => text.replace(/[\s\u00ad\u200b-]/g, '')
