import { numberCell } from '../../../platform/sections/table-of.ts'
import { writtenNumber } from '../../../platform/sections/written-number.ts'
import { levelTerms } from '@puquio/contract/terms/levels/level-terms'
import type { Language } from '@puquio/domain'
import type { LimitNames } from '@puquio/figures'
import type { SectionCell } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'

export const fixed = (value: number, digits: number, language: Language): string =>
  writtenNumber(value, language, digits)

/** Metres, which a workbook holds to a tenth of a millimetre; a dash where they are not known, in a workbook as well. */
export const cellOf = (value: number | null, digits: number, language: Language): SectionCell =>
  value === null
    ? { text: '–' }
    : { ...numberCell(value, digits, language), value: Math.round(value * 1e4) / 1e4 }

/** As the page writes a change: with its sign. */
export const signedCell = (
  value: number | null,
  digits: number,
  language: Language,
): SectionCell => {
  const cell = cellOf(value, digits, language)
  return value !== null && value > 0 ? { ...cell, text: `+${cell.text}` } : cell
}

/** With what stands before the number of a dry pipe, where a workbook holds the text: no sum takes it for a measured one. */
export const bounded = (sign: string, cell: SectionCell): SectionCell =>
  sign === '' ? cell : { text: `${sign}${cell.text}` }

/** Alarm levels as they are named in a figure. */
export const limitNames = (language: Language): LimitNames => {
  const named = (term: 'limitMax' | 'limitMin') => (well: string, levelM: number) =>
    `${translate(levelTerms[term], language, { well })} ${fixed(levelM, 1, language)}`
  return { highest: named('limitMax'), lowest: named('limitMin') }
}
