import { frequencyTerms, stationKindTerms } from '@puquio/contract/terms'
import type { StationKind } from '@puquio/contract/reference'
import { type Frequency, languages, nameKey, type Text } from '@puquio/domain'

/** What a word means, in any of the languages or as the API writes it. */
export const findKind = (word: string): StationKind | null => kinds.get(nameKey(word)) ?? null
export const findRule = (word: string): Frequency | null => rules.get(nameKey(word)) ?? null

const byWord = <K extends string>(terms: Readonly<Record<K, Text>>): ReadonlyMap<string, K> =>
  new Map(
    (Object.entries(terms) as [K, Text][]).flatMap(([key, text]) => [
      [nameKey(key), key] as const,
      ...languages.map((language) => [nameKey(text[language]), key] as const),
    ]),
  )

const kinds = byWord<StationKind>(stationKindTerms)
const rules = byWord<Frequency>(frequencyTerms)
