import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { tableSearch } from '../../../ui/table/table-search.ts'
import { deviceRecordSearch } from '../search.ts'

const from = screens.ModiDevice.path

/** The tab, the days of the status and the page of the history, from the address. */
export const useRecordSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = deviceRecordSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return { values, write, table: tableSearch(values, write, '-at') }
}
