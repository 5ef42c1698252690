import { QueryClient } from '@tanstack/react-query'
import { isProblem } from './call-error.ts'
import { onInvalidate } from './invalidate.ts'
import { onSessionEnd } from './session.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A page shows what it had while it asks again, whenever it is opened or the window comes back.
      staleTime: 10_000,
      // Retries only errors that may be temporary.
      retry: (failures, error) =>
        failures < 2 && isProblem(error, 'NO_CONNECTION', 'UNAVAILABLE', 'BUSY'),
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
