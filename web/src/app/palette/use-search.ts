import { useDebouncedValue } from '@mantine/hooks'
import { searchRoutes } from '@puquio/contract/start/search'
import { useApi } from '../../lib/api/use-api.ts'
import { online } from '../../lib/online.ts'
import { useStore } from '../../lib/store.ts'
import type { Choice } from './choice.ts'

const restMs = 200

/** What the server finds by a text, once typing rests. */
export const useSearch = (projectId: number, text: string) => {
  const [rested] = useDebouncedValue(text, restMs)
  const isOnline = useStore(online)
  const isWaiting = text !== '' && !isOnline
  const isAsked = text !== '' && isOnline && rested === text
  const search = useApi(
    searchRoutes.find,
    { query: { project: projectId, text: rested } },
    { enabled: isAsked, isQuiet: true },
  )
  const found = isAsked ? (search.data ?? []) : []
  return {
    found: found.map(
      ({ kind, id, title, detail, opens }): Choice => ({
        key: `${kind} ${id}`,
        kind,
        title,
        detail,
        opens,
      }),
    ),
    isSearching: text !== '' && !isWaiting && (!isAsked || search.isPending),
    /** Without a line nothing is asked until it is back. */
    isWaiting,
    failure: isAsked ? search.error : null,
    retry: () => void search.refetch(),
  }
}
