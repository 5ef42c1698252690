import { cleanup, configure } from '@testing-library/react'
import { afterAll, vi } from 'vitest'

// What is waited for comes, but late on a machine with other work.
configure({ asyncUtilTimeout: 10_000 })

// The files of a worker share its packages and its page, but no state of ours: each file loads our modules
// again, and leaves the page empty.
vi.resetModules()
afterAll(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  localStorage.clear()
  sessionStorage.clear()
})
