import type { SearchValues } from '../../lib/search.ts'
import { rowsPerPage, setRowsPerPage } from './rows-per-page.ts'

/** What the address says of a list; `change` writes it back. */
export type TableSearch<Sort extends string = string> = {
  page: number
  size: number
  sort: Sort | undefined
  search: string | undefined
  /** Sets filters, search or sort (undefined takes one out) and returns to the first page. */
  change: (changes: SearchValues) => void
  goToPage: (page: number) => void
  setSize: (size: number) => void
}

type Listed<Sort> = {
  page?: number | undefined
  size?: number | undefined
  sort?: Sort | undefined
  search?: string | undefined
}

/** What a list's call takes of the address. */
export const tableQuery = <Sort extends string>(values: Listed<Sort>, defaultSort: Sort) => ({
  page: values.page ?? 1,
  size: values.size ?? rowsPerPage(),
  sort: values.sort ?? defaultSort,
  search: values.search,
})

/**
 * Lists keep page, size, sort, search and filters in the address, so that a link shows what one saw.
 * `values` is the page's validated search, `write` changes a part of it.
 */
export const tableSearch = <Sort extends string>(
  values: Listed<Sort>,
  write: (changes: SearchValues) => void,
  defaultSort: Sort,
): TableSearch<Sort> => ({
  ...tableQuery(values, defaultSort),
  change: (changes) => write({ ...changes, page: undefined }),
  goToPage: (page) => write({ page: page === 1 ? undefined : page }),
  setSize: (next) => {
    setRowsPerPage(next)
    write({ size: next, page: undefined })
  },
})

/** Returns what takes these filters out of the address; false where none of them is set. */
export const clearFilters = <const Name extends string>(
  { change }: Pick<TableSearch, 'change'>,
  values: { readonly [One in Name]?: unknown },
  names: readonly Name[],
): false | (() => void) =>
  names.some((name) => values[name] !== undefined) &&
  (() => change(Object.fromEntries(names.map((name) => [name, undefined]))))
