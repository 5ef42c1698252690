import { nameKey } from '@puquio/domain'
import { raw, type Sql, sql } from './sql.ts'

/** Something that the palette found; the lowest rank is shown first. */
export type Ranked<Found> = Found & { rank: number }

/** Returns 0 for a code that begins with the text, 1 for a name that does, 2 for what contains its words. */
export const foundRank = ({ code, name, text }: { code?: Sql; name: Sql; text: string }): Sql =>
  sql`case
    when ${code ? begins(code, text) : raw('false')} then 0
    when ${begins(name, text)} then 1 else 2 end`

const begins = (column: Sql, text: string): Sql =>
  sql`starts_with(name_key(${column}), ${nameKey(text)})`
