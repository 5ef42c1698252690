import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { exportSearch } from './search.ts'

const from = screens.ExportData.path

export const useExportSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) =>
    void navigate({
      to: '.',
      search: exportSearch.parse(mergeSearch(values, changes)),
      replace: true,
    })
  return { values, write }
}
