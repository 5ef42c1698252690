import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { auditSearch } from './search.ts'

const from = screens.Audit.path

export const useAuditSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = auditSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, write, table: tableSearch(values, write, '-at') }
}
