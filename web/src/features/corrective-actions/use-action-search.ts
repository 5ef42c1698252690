import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { actionSearch } from './search.ts'

export type ActionSearch = z.output<typeof actionSearch>

const from = screens.CorrectiveActions.path
const firstSort = '-number'

/** The input of the list, from the address; `of` means nothing without an origin. */
export const actionQuery = (values: ActionSearch) => {
  const { view, origin, of, mine, ownedBy, from, to } = values
  return {
    ...tableQuery(values, firstSort),
    view,
    origin,
    of: origin === undefined ? undefined : of,
    mine,
    ownedBy,
    from,
    to,
  }
}

/** Takes out what narrows the list. */
export const noFilters = {
  search: undefined,
  view: undefined,
  origin: undefined,
  of: undefined,
  mine: undefined,
  ownedBy: undefined,
  from: undefined,
  to: undefined,
}

export const useActionSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = actionSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: actionQuery(values) }
}

export type ActionSearchControl = ReturnType<typeof useActionSearch>
