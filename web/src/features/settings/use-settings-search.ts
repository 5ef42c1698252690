import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { settingsSearch } from './search.ts'

const from = screens.ConfigView.path

export const useSettingsSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = settingsSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return {
    tab: values.tab,
    setTab: (tab: typeof values.tab) => write({ tab }),
    status: values.status,
    mails: tableSearch(values, write, '-createdAt'),
  }
}
