import { useNavigate, useSearch } from '@tanstack/react-router'
import { rowsPerPage, setRowsPerPage } from './rows-per-page.ts'

/** What the address says of a list; `change` writes it back. */
export type TableSearch = {
  page: number
  size: number
  sort: string | undefined
  search: string | undefined
  /** Sets filters, search or sort (undefined takes one out) and returns to the first page. */
  change: (changes: SearchValues) => void
  goToPage: (page: number) => void
  setSize: (size: number) => void
}

export type SearchValues = Readonly<Record<string, unknown>>

/** Lists keep page, size, sort, search and filters in the address, so that a link shows what one saw. */
export const useTableSearch = (defaults: { sort?: string } = {}): TableSearch => {
  const values: SearchValues = useSearch({ strict: false })
  const navigate = useNavigate()
  const write = (changes: SearchValues) => {
    const search = mergeSearch(values, changes)
    void navigate({ to: '.', search: () => search as never, replace: true })
  }
  const size = positive(values['size']) ?? rowsPerPage()
  return {
    page: positive(values['page']) ?? 1,
    size,
    sort: textOf(values['sort']) ?? defaults.sort,
    search: textOf(values['search']),
    change: (changes) => write({ ...changes, page: undefined }),
    goToPage: (page) => write({ page: page === 1 ? undefined : page }),
    setSize: (next) => {
      setRowsPerPage(next)
      write({ size: next, page: undefined })
    },
  }
}

/** Empty values leave the address. */
export const mergeSearch = (values: SearchValues, changes: SearchValues): SearchValues =>
  Object.fromEntries(
    Object.entries({ ...values, ...changes }).filter(
      ([, value]) =>
        value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0),
    ),
  )

const positive = (value: unknown): number | undefined => {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== ''
    ? value
    : typeof value === 'number'
      ? String(value)
      : undefined
