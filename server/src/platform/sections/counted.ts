import { type Language, locales } from '@puquio/domain'
import type { SectionFact } from './section.ts'

/** A fact that is a count of something. */
export const counted = (name: string, count: number, language: Language): SectionFact => [
  name,
  count.toLocaleString(locales[language]),
  { value: count, unit: '' },
]
