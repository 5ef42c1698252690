import { cleanup } from '@testing-library/react'
import { afterAll, vi } from 'vitest'
import { queryClient } from '../src/lib/api/query-client.ts'
import { endSession } from '../src/lib/session.ts'

// The files of a worker share one page (`isolate: false`): each leaves it empty, signed out, for the next.
afterAll(() => {
  cleanup()
  endSession('chosen')
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
