import type { TaskLimits } from '../../sandbox/limits.ts'

const mega = 1024 * 1024

/** What is read of others' PDFs. */
export const pdfLimits = {
  fileBytes: 300 * mega,
  pages: 5_000,
}

/**
 * Of the text of one page, which others search and ask about whole. A page of prose has some 4,000 characters, the
 * densest sheet of a table or a plan some 30,000.
 */
export const pageTextLimits = { characters: 60_000, hidden: 20_000, words: 20_000 }

/** Of the texts of a document's pages in all, which are searched together: 5,000 pages of prose. */
export const documentCharacters = 20_000_000

/** A file of 300 MB is held whole, beside what is read of it: 1,000 pages of text take some 240 MB. */
const residentMb = 750

/** For what a file says of itself. */
export const inspectLimits: TaskLimits = {
  silenceMs: 30_000,
  workMs: 30_000,
  heapMb: 400,
  residentMb,
}

/** Each page tells of itself, so that silence is the limit of one page. 1,000 pages are read in some 5 s. */
export const textLimits: TaskLimits = {
  silenceMs: 20_000,
  workMs: 600_000,
  heapMb: 400,
  residentMb,
}

/** Beside the file: its largest picture twice, once as it is drawn, and what recognises text, 220 MB. */
const drawingMb = 1_000

/** Of pictures on a page that is drawn: a sheet of A3 at 400 dots per inch. Larger ones are left out, unread. */
export const pictureLimits = {
  pixelsOfOne: 32_000_000,
  /** Of the page, drawn: A2 at 200 dots per inch. */
  pixelsOfPage: 16_000_000,
}

/** A page takes 4 s of a processor, up to four times that where it stands on its side, and may wait for others. */
export const recogniseLimits: TaskLimits = {
  silenceMs: 180_000,
  workMs: 1_800_000,
  heapMb: 400,
  residentMb: drawingMb,
}

/** For the picture of one page. */
export const drawLimits: TaskLimits = {
  silenceMs: 30_000,
  workMs: 30_000,
  heapMb: 400,
  residentMb: drawingMb,
}
