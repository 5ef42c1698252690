import { type Language, unitTerms } from '@puquio/domain'
import { join, type Sql, sql } from '../../platform/db/sql.ts'

/** Returns a unit as a language writes it, as `unitIn` does; an import reads each of them back. `other` is one that we do not know. */
export const unitText = (unit: Sql, language: Language, other = unit): Sql => {
  const words = Object.entries(unitTerms).map(
    ([key, text]) => sql`when ${key} then ${text[language]}`,
  )
  return sql`case ${unit} ${join(words, ' ')} else ${other} end`
}
