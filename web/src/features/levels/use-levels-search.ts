import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { tableSearch } from '../../ui/table/table-search.ts'
import { levelsSearch } from './search.ts'

const from = screens.NPYMS.path
const firstSort = 'name'

export type LevelsValues = z.output<typeof levelsSearch>

export const useLevelsSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues) => {
    const search = levelsSearch.parse(mergeSearch(values, changes))
    void navigate({ to: '.', search, replace: true })
  }
  return { values, write, search: tableSearch(values, write, firstSort) }
}
