import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { neutralizerSearch, recordSearch } from './search.ts'

export const useNeutralizerSearch = () => {
  const from = screens.Neutralizers.path
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = neutralizerSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, search: tableSearch(values, write, '-on') }
}

export const useRecordSearch = () => {
  const from = screens.NeutralizerRecords.path
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const change = (changes: SearchValues) => {
    const search = recordSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, change }
}
