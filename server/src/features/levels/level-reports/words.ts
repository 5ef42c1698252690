import { writtenNumber } from '../../../platform/sections/written-number.ts'
import { levelTerms } from '@puquio/contract/terms/levels/level-terms'
import type { Language } from '@puquio/domain'
import type { LimitNames } from '@puquio/figures'
import type { SectionCell } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'

export const fixed = (value: number, digits: number, language: Language): string =>
  writtenNumber(value, language, digits)

/** As the page writes a change: with its sign. */
export const signed = (value: number, digits: number, language: Language): string =>
  `${value > 0 ? '+' : ''}${fixed(value, digits, language)}`

type Write = typeof fixed

/** A number of so many digits, which a workbook holds as one; a dash where it is not known. */
export const cellOf = (
  value: number | null,
  digits: number,
  language: Language,
  write: Write = fixed,
): SectionCell =>
  value === null
    ? { text: '–' }
    : { text: write(value, digits, language), value: Math.round(value * 1e4) / 1e4 }

/** With what stands before the number of a dry pipe, where a workbook holds the text: no sum takes it for a measured one. */
export const bounded = (sign: string, cell: SectionCell): SectionCell =>
  sign === '' ? cell : { text: `${sign}${cell.text}` }

/** Alarm levels as they are named in a figure. */
export const limitNames = (language: Language): LimitNames => {
  const named = (term: 'limitMax' | 'limitMin') => (well: string, levelM: number) =>
    `${translate(levelTerms[term], language, { well })} ${fixed(levelM, 1, language)}`
  return { highest: named('limitMax'), lowest: named('limitMin') }
}
