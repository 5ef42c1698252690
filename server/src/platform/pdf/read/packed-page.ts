import { pageTextLimits } from './limits.ts'
import { type PageText, type TextRun, unreadable } from './pdf-page.ts'

/** A page on its way between processes: its runs as numbers, which cost a tenth of as many objects. */
export type PackedPage = Omit<PageText, 'runs'> & { runs: Float32Array }

const perRun = 6

export function packPage({ runs, ...page }: PageText): PackedPage {
  const packed = new Float32Array(runs.length * perRun)
  runs.forEach(({ start, length, x, y, width, height }, index) => {
    packed.set([start, length, x, y, width, height], index * perRun)
  })
  return { ...page, runs: packed }
}

/**
 * Takes the page that was expected next. Its bounds are those of the task, which a file that took over its process would
 * not keep: beyond them the page is one that cannot be read.
 */
export function unpackPage({ runs, ...page }: PackedPage, expected: number): PageText {
  if (page.page !== expected) throw new Error(`page ${page.page} came instead of ${expected}`)
  const { characters, hidden, words } = pageTextLimits
  const isWithin =
    runs.length <= words * perRun && page.text.length <= characters && page.hidden.length <= hidden
  if (!isWithin) return unreadable(expected)
  const unpacked: TextRun[] = []
  for (let at = 0; at < runs.length; at += perRun) {
    const [start = 0, length = 0, x = 0, y = 0, width = 0, height = 0] = runs.subarray(
      at,
      at + perRun,
    )
    unpacked.push({
      start,
      length,
      x: rounded(x),
      y: rounded(y),
      width: rounded(width),
      height: rounded(height),
    })
  }
  return { ...page, runs: unpacked }
}

/** To hundredths of a point. */
const rounded = (value: number) => Math.round(value * 100) / 100
