import { readSampleDate } from '../dates/read-sample-date.ts'
import { readTime } from '../dates/read-time.ts'
import type { LayoutNames } from './field-columns.ts'
import type { HeadRow } from './mapping.ts'

/** A row of the head that has a text over each sample and no label before them. */
type UnlabelledRow = { row: number; texts: readonly string[] }

/**
 * Returns what rows without a label hold by their texts alone: stations, dates and times. A row of codes is that of the
 * stations where it is the only one, since an unknown station waits for a person. Of two rows that may be the same
 * neither is taken.
 */
export const unlabelledHeads = (
  rows: readonly UnlabelledRow[],
  { isStation }: Pick<LayoutNames, 'isStation'>,
): HeadRow[] => {
  const only = (holds: HeadRow['holds'], test: (texts: readonly string[]) => boolean) => {
    const found = rows.filter(({ texts }) => test(texts))
    return found.length === 1 ? found.map(({ row }): HeadRow => ({ row, holds })) : []
  }
  const isOfKnown = (texts: readonly string[]) => texts.some(isStation)
  const stations = rows.some(({ texts }) => isOfKnown(texts))
    ? only('station', isOfKnown)
    : only('station', areCodes)
  return [
    ...stations,
    ...only('date', (texts) => texts.every(isDay)),
    ...only('time', (texts) => texts.every((text) => readTime(text) !== null)),
  ]
}

/** Whether a text is a day, whichever of its numbers is the month. */
export const isDay = (text: string): boolean => {
  const read = readSampleDate(text, { today: '2099-12-31' })
  return read.kind === 'date' || (read.kind === 'held' && read.reason === 'ambiguous-date')
}

/** Texts such as EF-01 and P2, which differ; numbers, days and times are none. */
export const areCodes = (texts: readonly string[]): boolean =>
  new Set(texts).size > 1 &&
  texts.every((text) => code.test(text) && !isDay(text) && readTime(text) === null)

const code = /^(?=.*\d)(?=.*\p{L})[\p{L}\d][\p{L}\d ._/-]{0,29}$/u
