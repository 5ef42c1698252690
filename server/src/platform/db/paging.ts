import type { Rows } from './database.ts'
import { raw, type Sql, sql } from './sql.ts'

type PageQuery = { page?: number | undefined; size?: number | undefined }
type List = {
  /** Columns of every row found, `id` included. */
  columns: Sql
  from: Sql
  where: Sql
  order: Sql
  /** Read only for the rows of the page, over `page`. */
  ofPage?: { columns: Sql; joins?: Sql }
}

/** A page of a list in its order, 20 rows by default, each with the total. */
export function pageStatement(
  { columns, from, where, order, ofPage }: List,
  { page = 1, size = 20 }: PageQuery,
): Sql {
  return sql`
    with found as (
      select ${columns}, row_number() over (order by ${order}) as rank from ${from} where ${where}
    ),
    page as materialized (
      select * from found where rank > ${(page - 1) * size} and rank <= ${page * size}
    )
    select counted.total, page.*${ofPage ? sql`, ${ofPage.columns}` : raw('')}
    from (select count(*)::int as total from found) counted left join page on true ${ofPage?.joins ?? raw('')}
    order by page.rank`
}

/** The total stands in a row without an id where the page lies past the last one. */
export async function readPage<Row extends { id: number | string }>(
  rows: Rows,
  list: List,
  asked: PageQuery,
): Promise<{ items: Row[]; total: number }> {
  const found = await rows<Row & { rank: number; total: number }>(pageStatement(list, asked))
  const items = found.filter(({ id }) => id !== null)
  return {
    items: items.map(({ rank: _rank, total: _total, ...item }) => item as unknown as Row),
    total: found[0]?.total ?? 0,
  }
}

type SortOf<Key extends string> = Key | `-${Key}`
type Sorting<Key extends string> = {
  /** The SQL of each sort key of the contract. */
  keys: Record<Key, Sql>
  fallback: NoInfer<SortOf<Key>>
  /** Ascending among equal rows, in either direction. */
  thenBy?: Sql
  /** The last sort key, so that pages never overlap. */
  id: Sql
}

/** A list's order by one of the contract's sort keys: the compiler refuses keys that differ from them. */
export function orderBy<Key extends string>(
  sort: NoInfer<SortOf<Key>> | undefined,
  { keys, fallback, thenBy, id }: Sorting<Key>,
): Sql {
  const asked = sort ?? fallback
  const key = asked.replace(/^-/, '') as Key
  const direction = raw(asked.startsWith('-') ? 'desc' : 'asc')
  const between = thenBy ? sql`${thenBy}, ` : raw('')
  return sql`${keys[key]} ${direction} nulls last, ${between}${id} ${direction}`
}
