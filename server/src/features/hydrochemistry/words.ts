import { writtenNumber } from '../../platform/sections/written-number.ts'
import { hydrochemistryTerms as terms } from '@puquio/contract/terms/laboratory/hydrochemistry'
import type { Language } from '@puquio/domain'
import type { DiagramWords } from '@puquio/figures'
import { translate } from '../../platform/translate.ts'

/** A number as the reader's language writes it, as on screen. */
export const numberIn =
  (language: Language) =>
  (value: number | null, digits?: number): string =>
    writtenNumber(value, language, digits)

export const diagramWordsIn = (language: Language, title: string): DiagramWords => ({
  title,
  number: numberIn(language),
  solids: terms.tds[language],
  notDetected: terms.notDetected[language],
  mixed: terms.mixed[language],
  evaporation: terms.evaporation[language],
  rock: terms.rock[language],
  precipitation: terms.precipitation[language],
  scale: terms.oneScale[language],
  more: (count) => translate(terms.moreGroups, language, { number: count }),
})
