import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { deviceSearch } from './search.ts'

const from = screens.ModiList.path
const firstSort = 'state'

/** The input of the list's call, from the address. */
export const deviceQuery = (values: z.output<typeof deviceSearch>) => {
  const { state, channel, group, retired } = values
  return { ...tableQuery(values, firstSort), state, channel, group, retired }
}

/** The same filters for the map, which has all at once. */
export const mapQuery = ({
  search,
  state,
  channel,
  group,
  retired,
}: z.output<typeof deviceSearch>) => ({
  search,
  state,
  channel,
  group,
  retired,
})

export const useDeviceSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = deviceSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  const setView = (view: 'map' | 'list' | undefined) => write({ view })
  const search = tableSearch(values, write, firstSort)
  return { values, search, setView, query: deviceQuery(values) }
}
