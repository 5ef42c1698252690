import type { TaskLimits } from '../../sandbox/limits.ts'

const mega = 1024 * 1024

/** What is read of others' PDFs. */
export const pdfLimits = {
  fileBytes: 300 * mega,
  pages: 5_000,
}

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
