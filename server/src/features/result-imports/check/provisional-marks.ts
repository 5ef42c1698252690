import { columnCollector, type FoundMarks } from './collect-columns.ts'

/**
 * Marks of columns of which nothing is known yet, and whether something that was read by them rests on them: 1,234 and
 * 4/3/2026 do, 0,5 and 2026-03-04 do not. Where nothing was asked, other marks would have read the same.
 */
export function provisionalMarks(): { found: FoundMarks; wereAsked: () => boolean } {
  let wereAsked = false
  const { marks, order } = columnCollector({ decimalMark: null, dateOrder: null }).read()
  const watched = <Of extends object>(of: Of): Of =>
    new Proxy(of, {
      get(target, name, receiver) {
        // Asked of every date; known once all of them were read.
        if (name !== 'isConverted') wereAsked = true
        return Reflect.get(target, name, receiver)
      },
    })
  return { found: { marks: watched(marks), order: watched(order) }, wereAsked: () => wereAsked }
}
