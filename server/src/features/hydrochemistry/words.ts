import { hydrochemistryTerms as terms } from '@puquio/contract/laboratory/hydrochemistry-terms'
import { type Language, locales } from '@puquio/domain'
import type { DiagramWords } from '@puquio/figures'
import { translate } from '../../platform/translate.ts'

/** A number as the reader's language writes it, as on screen. */
export const numberIn =
  (language: Language) =>
  (value: number | null, digits?: number): string =>
    value === null
      ? '–'
      : value.toLocaleString(locales[language], {
          maximumFractionDigits: digits ?? 3,
          minimumFractionDigits: digits ?? 0,
        })

/** `dd/mm/yyyy`, read alike in all languages. */
export const shownDay = (on: string): string => on.split('-').toReversed().join('/')

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
