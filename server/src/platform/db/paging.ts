import type { Rows } from './database.ts'
import { raw, type Sql, sql } from './sql.ts'

type Asked = { page?: number | undefined; size?: number | undefined }
type List = { columns: Sql; from: Sql; where: Sql; order: Sql }

/**
 * A list's page, 20 rows unless the reader asks for another number, and how many rows there are in
 * all: that stands where the page lies past the last one, too.
 */
export async function readPage<Row extends { id: number }>(
  rows: Rows,
  { columns, from, where, order }: List,
  { page = 1, size = 20 }: Asked,
): Promise<{ items: Row[]; total: number }> {
  const found = await rows<Row & { place: number; total: number }>(sql`
    select counted.total, page.* from (select count(*) as total from ${from} where ${where}) counted
    left join (
      select ${columns}, row_number() over (${order}) as place from ${from} where ${where}
      ${order} limit ${size} offset ${(page - 1) * size}
    ) page on true order by page.place`)
  const items = found.filter(({ id }) => id !== null)
  return {
    items: items.map(({ place: _place, total: _total, ...item }) => item as unknown as Row),
    total: found[0]?.total ?? 0,
  }
}

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
