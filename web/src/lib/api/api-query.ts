import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, type CallOptions, call } from './call.ts'
import type { CallError } from './call-error.ts'

/** Query keys: the route's tags and path, then its input. */
export const routeKey = ({ reads, path }: AnyRoute) => [reads ?? [], path] as const

type ApiQueryOptions = {
  /** For polling: does not count as loading. */
  isQuiet?: boolean
  /** How long a response is shown without a refetch. */
  staleTime?: number
  /** Instead of the session's. */
  authCode?: string
}

/** The query options of a route and an input, shared by hooks and loaders. */
export const apiQuery = <R extends AnyRoute>(
  route: R,
  ...given: [...CallInput<R>, options?: ApiQueryOptions]
) => {
  const [input, options = {}] = given as unknown[] as [RouteInput<R>?, ApiQueryOptions?]
  const { isQuiet = false, authCode, ...rest } = options
  const by = authCode === undefined ? {} : { authCode }
  const send = call as (...all: [R, unknown, CallOptions]) => Promise<RouteAnswer<R>>
  return queryOptions<RouteAnswer<R>, CallError>({
    ...rest,
    queryKey: [...routeKey(route), input],
    queryFn: ({ signal }) => send(route, input, { signal, isQuiet, ...by }),
  })
}
