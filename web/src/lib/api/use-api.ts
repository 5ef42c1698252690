import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import {
  keepPreviousData,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query'
import { apiQuery } from './api-query.ts'
import { type CallInput, type Changed, change } from './call.ts'
import type { CallError } from './call-error.ts'

type QueryOptions<R> = Omit<
  UseQueryOptions<RouteAnswer<R>, CallError>,
  'queryKey' | 'queryFn' | 'placeholderData'
> & {
  /** Not counted by the loading overlay; for repeated requests. */
  isQuiet?: boolean
  /** Shows the page before, as `isPlaceholderData`, until the next one is there. */
  isKeepingPrevious?: boolean
  /** Instead of the session's. */
  authCode?: string
}

/** Reads what a route answers. The input must be given where the route needs one. */
export const useApi = <R extends AnyRoute>(
  route: R,
  ...given: [...CallInput<R>, options?: QueryOptions<R>]
) => {
  const [input, options = {}] = given as unknown[] as [RouteInput<R>?, QueryOptions<R>?]
  const { isQuiet = false, isKeepingPrevious = false, authCode, ...rest } = options
  const by = authCode === undefined ? {} : { authCode }
  const query = apiQuery as (...all: unknown[]) => ReturnType<typeof apiQuery<R>>
  return useQuery<RouteAnswer<R>, CallError>({
    ...query(route, input, { isQuiet, ...by }),
    ...rest,
    ...(isKeepingPrevious ? { placeholderData: keepPreviousData } : {}),
  })
}

type MutationOptions<R> = Omit<
  UseMutationOptions<RouteAnswer<R>, CallError, MutationInput<R>>,
  'mutationFn' | 'onSuccess'
> & {
  onSuccess?: (answer: RouteAnswer<R>, input: MutationInput<R>) => unknown
  /** Instead of the session's. */
  authCode?: string
}
type MutationInput<R> =
  Record<never, never> extends RouteInput<R> ? RouteInput<R> | void : RouteInput<R>

/**
 * Changes something by a route; `mutate(input)`, or `await mutateAsync(input)`. It has succeeded once
 * what is shown of the changed data is there again.
 */
export const useApiMutation = <R extends AnyRoute>(
  route: R,
  { onSuccess, authCode, ...options }: MutationOptions<R> = {},
) =>
  useMutation<RouteAnswer<R>, CallError, MutationInput<R>>({
    ...options,
    mutationFn: async (input) => {
      const send = change as (...all: unknown[]) => Promise<Changed<R>>
      const by = authCode === undefined ? {} : { authCode }
      const { answer, shown } = await send(route, input, by)
      await shown
      return answer
    },
    onSuccess: async (answer, input) => void (await onSuccess?.(answer, input)),
  })
