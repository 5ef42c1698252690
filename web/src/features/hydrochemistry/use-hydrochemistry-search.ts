import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { hydrochemistrySearch } from './search.ts'

const from = screens.Hydrochemistry.path
const firstSort = '-sampledOn'

export type HydrochemistryValues = z.output<typeof hydrochemistrySearch>

/** The input of the call, from the address. */
export const hydrochemistryQuery = ({
  stations,
  campaigns,
  from: first,
  to,
  unapproved,
}: HydrochemistryValues) => ({ stations, campaigns, from: first, to, unapproved })

export const useHydrochemistrySearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = hydrochemistrySearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort) }
}
