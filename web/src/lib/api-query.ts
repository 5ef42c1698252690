import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { queryOptions } from '@tanstack/react-query'
import { type CallInput, type CallOptions, call } from './call.ts'
import type { CallError } from './call-error.ts'

/** Everything read of a route stands under its tags and path, and under them its input. */
export const routeKey = ({ reads, path }: AnyRoute) => [reads ?? [], path] as const

type ApiQueryOptions = {
  /** Counts as no loading: for asking again and again. */
  isQuiet?: boolean
  /** How long an answer is shown without asking again. */
  staleTime?: number
}

/** What a route answers to an input, as hooks and loaders ask for it and the cache keeps it. */
export const apiQuery = <R extends AnyRoute>(
  route: R,
  ...given: [...CallInput<R>, options?: ApiQueryOptions]
) => {
  const [input, options = {}] = given as unknown[] as [RouteInput<R>?, ApiQueryOptions?]
  const { isQuiet = false, ...rest } = options
  const send = call as (...all: [R, unknown, CallOptions]) => Promise<RouteAnswer<R>>
  return queryOptions<RouteAnswer<R>, CallError>({
    ...rest,
    queryKey: [...routeKey(route), input],
    queryFn: ({ signal }) => send(route, input, { signal, isQuiet }),
  })
}
