import { nameKey } from '@puquio/domain'
import { containing, type Sql, sql } from './sql.ts'

/** Every word of a text occurs in what is searched, in any order, without case and accents. */
export const containsWords = (searched: Sql, text: string): Sql => {
  const words = nameKey(text).split(' ')
  return sql`name_key(${searched}) like all (${words.map(containing)}::text[])`
}
