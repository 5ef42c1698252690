import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { campaignSearch } from './search.ts'

const from = screens.LaboratoryCampaigns.path
const firstSort = '-lastOn'

/** The input of the list's call, from the address. */
export const campaignQuery = (values: z.output<typeof campaignSearch>) => ({
  ...tableQuery(values, firstSort),
  state: values.state,
})

export const useCampaignSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = campaignSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return {
    state: values.state,
    search: tableSearch(values, write, firstSort),
    query: campaignQuery(values),
  }
}
