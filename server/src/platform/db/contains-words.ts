import { nameKey } from '@puquio/domain'
import { containing, join, type Sql, sql } from './sql.ts'

/** Every word of a text occurs in what is searched, in any order, without case and accents. */
export const containsWords = (searched: Sql, text: string): Sql =>
  join(
    text
      .trim()
      .split(/\s+/)
      .map((word) => sql`name_key(${searched}) like ${containing(nameKey(word))}`),
    ' and ',
  )
