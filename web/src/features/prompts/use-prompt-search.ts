import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { z } from 'zod'
import { mergeSearch, type SearchValues } from '../../lib/search.ts'
import { useShownOver } from '../../lib/use-shown-over.ts'
import { tableQuery, tableSearch } from '../../ui/table/table-search.ts'
import { promptSearch } from './search.ts'

const from = screens.Prompt.path
const firstSort = '-number'
type Values = z.output<typeof promptSearch>

export const whoseOf = ({ instrument }: Values) =>
  instrument === undefined ? {} : { instrumentId: instrument }

export const versionsQuery = (values: Values) => {
  const { search: _, ...query } = tableQuery(values, firstSort)
  return { ...query, ...whoseOf(values) }
}

export const usePromptSearch = () => {
  const values = useSearch({ from })
  const navigate = useNavigate({ from })
  const write = (changes: SearchValues, isStep = false) =>
    void navigate({
      to: '.',
      search: promptSearch.parse(mergeSearch(values, changes)),
      replace: !isStep,
    })
  const over = useShownOver(values.compare !== undefined, write)
  return {
    values,
    write,
    search: tableSearch(values, write, firstSort),
    /** Compares a version, with the one before it unless another is named. Null closes it. */
    compare: (number: number | null, against?: number) =>
      number === null
        ? over.close({ compare: undefined, against: undefined })
        : over.show({ compare: number, against }),
  }
}
