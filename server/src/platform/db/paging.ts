import { raw, type Sql, sql } from './sql.ts'

/** A list's page; 20 rows unless the reader asks for another number. */
export const pageOf = ({
  page = 1,
  size = 20,
}: {
  page?: number | undefined
  size?: number | undefined
}): Sql => sql`limit ${size} offset ${(page - 1) * size}`

/** `columns` names the sort keys of the contract; `id` last, so that pages never overlap. */
export function orderBy<Key extends string>(
  sort: string | undefined,
  columns: Record<Key, string>,
  fallback: Key | `-${Key}`,
): Sql {
  const asked = sort ?? fallback
  const key = asked.replace(/^-/, '') as Key
  const direction = asked.startsWith('-') ? 'desc' : 'asc'
  return raw(`order by ${columns[key]} ${direction} nulls last, id ${direction}`)
}
