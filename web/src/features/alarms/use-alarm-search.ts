import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { alarmSearch } from './search.ts'

const from = screens.ModiAlarms.path
const firstSort = '-raised'

/** The input of the list's call, from the address. */
export const alarmQuery = (values: z.output<typeof alarmSearch>) => {
  const { view, unanswered, severity, kind, device, station } = values
  return {
    ...tableQuery(values, firstSort),
    view,
    acknowledged: unanswered ? false : undefined,
    severity,
    kind,
    device,
    station,
  }
}

export const useAlarmSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = alarmSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, firstSort), query: alarmQuery(values) }
}
