import { QueryClient } from '@tanstack/react-query'
import { CallError, isProblem } from './call-error.ts'
import { onInvalidate } from './invalidate.ts'
import { onSessionEnd } from '../session.ts'

const freshMs = 10_000

const isRefusal = (error: unknown): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A page shows what it had while it asks again, whenever it is opened or the window comes back.
      staleTime: freshMs,
      // Retries only errors that may be temporary.
      retry: (failures, error) =>
        failures < 2 && isProblem(error, 'NO_CONNECTION', 'UNAVAILABLE', 'BUSY'),
      // What a loader was just refused is shown by its page, not asked again.
      retryOnMount: ({ state: { error, errorUpdatedAt } }) =>
        !isRefusal(error) || Date.now() - errorUpdatedAt > freshMs,
      networkMode: 'always',
      // What failed, or is old, is read again when the browser is back online.
      refetchOnReconnect: true,
    },
    mutations: { networkMode: 'always' },
  },
})

onInvalidate((tags) =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [reads] }) =>
      Array.isArray(reads) && tags.some((tag) => reads.includes(tag)),
  }),
)

// Data of one user must not be shown to the next one at the same computer.
onSessionEnd(() => queryClient.clear())
