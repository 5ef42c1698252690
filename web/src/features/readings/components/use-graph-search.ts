import { screens } from '@puquio/domain'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { mergeSearch, type SearchValues } from '../../../lib/search.ts'
import { type GraphSearch, graphSearch } from '../search.ts'

const from = screens.ModiGraph.path

/** All that a graph shows stands in its address: a link shows the same. */
export const useGraphSearch = (): {
  search: GraphSearch
  change: (changes: SearchValues) => void
} => {
  const search = useSearch({ from })
  const navigate = useNavigate({ from })
  const change = useCallback(
    (changes: SearchValues) => {
      void navigate({
        to: '.',
        search: (now) => graphSearch.parse(mergeSearch(now, changes)),
        replace: true,
        resetScroll: false,
      })
    },
    [navigate],
  )
  return { search, change }
}
