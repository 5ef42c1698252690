import type { RouteAnswer, RouteInput } from '@puquio/contract'
import { resultTableRoutes } from '@puquio/contract/laboratory/result-table'
import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { apiQuery, routeKey } from '../../../lib/api/api-query.ts'
import type { CallError } from '../../../lib/api/call-error.ts'

const route = resultTableRoutes.rows
type Query = NonNullable<RouteInput<typeof route>['query']>

/** The samples of the table, page after page as they are scrolled to; the loader may have asked for the first. */
export const useTableRows = (projectId: number, query: Query) => {
  const client = useQueryClient()
  const input = (after: string | undefined) => ({
    params: { projectId },
    query: after === undefined ? query : { ...query, after },
  })
  return useInfiniteQuery<RouteAnswer<typeof route>, CallError>({
    queryKey: [...routeKey(route), input(undefined), 'pages'],
    queryFn: ({ pageParam }) =>
      client.fetchQuery(apiQuery(route, input(pageParam as string | undefined))),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    // Never stale by time: dozens of pages would be read again whenever the window gets the focus. Changes invalidate them.
    staleTime: Infinity,
  })
}
