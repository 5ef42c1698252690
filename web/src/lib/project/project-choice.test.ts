import { afterEach, expect, it, vi } from 'vitest'

afterEach(() => {
  window.history.replaceState(null, '', '/')
  window.sessionStorage.clear()
  window.localStorage.clear()
  vi.resetModules()
})

const openedAt = async (address: string) => {
  vi.resetModules()
  window.history.replaceState(null, '', address)
  return import('./project-choice.ts')
}

it('begins with the project of the link that the tab was opened by, and then with the chosen one', async () => {
  const first = await openedAt('/modi')
  expect(first.chosenProjectId()).toBeNull()
  first.rememberProject(1)
  const linked = await openedAt('/modi/graph/9/EF?variables=3&project=2')
  expect(linked.chosenProjectId()).toBe(2)
  linked.rememberProject(2)
  linked.rememberProject(3)
  expect(linked.chosenProjectId()).toBe(3)
  expect((await openedAt('/modi')).chosenProjectId()).toBe(3)
  expect((await openedAt('/modi?project=none')).chosenProjectId()).toBe(3)
})
