import { waitFor } from '@testing-library/react'
import { type Screen, screenOfPath } from '@puquio/domain'
import { createMemoryHistory, createRouter } from '@tanstack/react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { endSession, type SignedInUser, startSession } from '../../lib/session.ts'
import { pageRoute } from './page-route.ts'
import { pages } from '../pages.ts'
import { rootRoute } from '../root.tsx'

const guard = vi.hoisted(() => vi.fn(async () => undefined))
vi.mock('../guard.ts', () => ({ guardPage: guard }))

const loader = vi.fn(async () => undefined)
beforeEach(() => {
  loader.mockClear()
  guard.mockClear()
  startSession({ id: 7, AuthCode: 'code', admin: false } as SignedInUser)
})

const routerOf = (load: () => Promise<{ Page: () => null; loader: typeof loader }>) => {
  const plan = pageRoute('PlanningDetail', { access: 'project:read', load })
  return createRouter({
    routeTree: rootRoute.addChildren([plan]),
    history: createMemoryHistory({ initialEntries: ['/elsewhere'] }),
    defaultPreloadStaleTime: 0,
  })
}
const to = { to: '/planning-and-monitoring/$planningId', params: { planningId: '3' } } as const
const february = { ...to, search: { month: '2026-02' } }

it('runs the loader of a page that is entered, with what its address says, and not of one pointed at', async () => {
  const router = routerOf(async () => ({ Page: () => null, loader }))
  await router.load()
  await router.preloadRoute(february)
  expect(loader).not.toHaveBeenCalled()
  await router.navigate(february)
  const entered = { params: { planningId: '3' }, search: { month: '2026-02' } }
  expect(loader.mock.calls).toEqual([[entered]])
  await router.navigate({ ...to, search: { month: '2026-03' } })
  expect(loader).toHaveBeenCalledTimes(1)
})

it('fetches a page while its guard still reads, runs its loader after it, and for nobody signed out', async () => {
  let open: (value: undefined) => void = () => {}
  guard.mockImplementationOnce(() => new Promise((resolve) => (open = resolve)))
  const load = vi.fn(async () => ({ Page: () => null, loader }))
  const router = routerOf(load)
  await router.load()
  const navigation = router.navigate(to)
  await waitFor(() => expect(guard).toHaveBeenCalled())
  expect(load).toHaveBeenCalledTimes(1)
  expect(loader).not.toHaveBeenCalled()
  open(undefined)
  await navigation
  expect(loader).toHaveBeenCalledTimes(1)

  endSession('chosen')
  load.mockClear()
  const signedOut = routerOf(load)
  await signedOut.load()
  await signedOut.navigate(to)
  expect(load).not.toHaveBeenCalled()
})

it('leaves what fails to the page', async () => {
  loader.mockRejectedValueOnce(new Error('The project could not be read'))
  const router = routerOf(async () => ({ Page: () => null, loader }))
  await router.load()
  await router.navigate(to)
  expect(loader).toHaveBeenCalledTimes(1)
  expect(router.state.matches.at(-1)?.status).toBe('success')
})

/** Opened by links alone: those of mails by the journeys of accounts, boards by `opened.ts`. */
const openedByLinks: readonly Screen[] = ['Activate', 'Unblock', 'Board', 'EnvironmentReport']

/** As text, since what Playwright runs is not for this environment. */
const [walked = '']: string[] = Object.values(
  import.meta.glob('../../../../e2e/everywhere/screens.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

it('every screen that has a page is walked through in Chromium', () => {
  const addresses = [...walked.matchAll(/'(\/[^'?]*)/g)].map(([, path = '']) => screenOfPath(path))
  const left = (Object.keys(pages) as Screen[]).filter(
    (screen) => pages[screen] !== null && !addresses.includes(screen),
  )
  expect(left).toEqual(openedByLinks)
})
