import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import {
  keepPreviousData,
  type QueryClient,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type CallInput, type CallOptions, call } from './call.ts'
import type { CallError } from './call-error.ts'

type QueryOptions<R> = Omit<
  UseQueryOptions<RouteAnswer<R>, CallError>,
  'queryKey' | 'queryFn' | 'placeholderData'
> & {
  /** Counts as no loading: for asking again and again. */
  isQuiet?: boolean
  /** Shows the page before, as `isPlaceholderData`, until the next one is there. */
  isKeepingPrevious?: boolean
}

/** Everything read of a route stands under its method and path, and under them its input. */
export const routeKey = (route: AnyRoute): [string, string] => [route.method, route.path]

/** What was read of these routes is old: what is shown of it is asked for again. */
export const readAnew = async (client: QueryClient, routes: readonly AnyRoute[]): Promise<void> => {
  await Promise.all(routes.map((one) => client.invalidateQueries({ queryKey: routeKey(one) })))
}

/** Reads what a route answers. The input must be given where the route needs one. */
export const useApi = <R extends AnyRoute>(
  route: R,
  ...given: [...CallInput<R>, options?: QueryOptions<R>]
) => {
  const [input, options = {}] = given as unknown[] as [RouteInput<R>?, QueryOptions<R>?]
  const { isQuiet = false, isKeepingPrevious = false, ...rest } = options
  return useQuery<RouteAnswer<R>, CallError>({
    ...rest,
    ...(isKeepingPrevious ? { placeholderData: keepPreviousData } : {}),
    queryKey: [...routeKey(route), input],
    queryFn: ({ signal }) => callWith(route, input, { signal, isQuiet }),
  })
}

type MutationOptions<R> = Omit<
  UseMutationOptions<RouteAnswer<R>, CallError, MutationInput<R>>,
  'mutationFn' | 'onSuccess'
> & {
  /** Routes whose answers this changes, mostly of `afterChange`. */
  refresh?: readonly AnyRoute[]
  onSuccess?: (answer: RouteAnswer<R>, input: MutationInput<R>) => unknown
}
type MutationInput<R> =
  Record<never, never> extends RouteInput<R> ? RouteInput<R> | void : RouteInput<R>

/** Changes something by a route; `mutate(input)`, or `await mutateAsync(input)`. */
export const useApiMutation = <R extends AnyRoute>(
  route: R,
  { refresh = [], onSuccess, ...options }: MutationOptions<R> = {},
) => {
  const client = useQueryClient()
  return useMutation<RouteAnswer<R>, CallError, MutationInput<R>>({
    ...options,
    mutationFn: (input) => callWith(route, input, {}),
    onSuccess: async (answer, input) => {
      await readAnew(client, refresh)
      await onSuccess?.(answer, input)
    },
  })
}

const callWith = <R extends AnyRoute>(
  route: R,
  input: unknown,
  options: CallOptions,
): Promise<RouteAnswer<R>> => {
  const send = call as (...all: unknown[]) => Promise<RouteAnswer<R>>
  return send(route, input, options)
}
