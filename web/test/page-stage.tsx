import type { Monitoring } from '@puquio/contract/monitorings'
import type { Plan } from '@puquio/contract/plans'
import type { Project } from '@puquio/contract/projects'
import { isScreen, type PermissionCode, screens } from '@puquio/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRouter,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act } from '@testing-library/react'
import type { FunctionComponent } from 'react'
import { vi } from 'vitest'
import { validateSearch } from '../src/app/searches.ts'
import { chooseProject, openContext } from '../src/lib/project/project-context.ts'
import { projectsQuery } from '../src/lib/project/project-queries.ts'
import { queryClient } from '../src/lib/api/query-client.ts'
import { endSession, type SignedInUser, startSession } from '../src/lib/session.ts'
import { stage } from './stage.tsx'

type Request = { method: string; path: string; query: URLSearchParams; body: unknown }

/** What the server answers by `GET /path`; a Response as it is, anything else as JSON. */
export type Answers = Record<string, (request: Request) => unknown>

type PageStage = {
  Page: FunctionComponent
  /** The page's own, where its file has one. */
  loader?: (entered: { params: never; search: never }) => Promise<void>
  /** As in app/routes.tsx. */
  path: string
  /** The address that is opened. */
  at: string
  permissions?: readonly PermissionCode[]
  isSystemAdmin?: boolean
  isPhone?: boolean
  answers: Answers
}

/** A page for a test: of a wide window or a phone, signed in, in a project, before a server that answers so. */
export const stagePage = async (given: PageStage) => {
  const { Page, loader, path, at, permissions = [1], answers } = given
  const { isSystemAdmin = false, isPhone = false } = given
  const sent: Request[] = []
  const all: Answers = {
    'GET /fkl-user/permissions': () => permissions,
    'GET /fkl-general/menu': () => [],
    'GET /fkl-user/policy': () => new Response(null, { status: 204 }),
    'GET /fkl-data-source/projects/1/reference': () => reference,
    ...answers,
  }
  vi.stubGlobal('matchMedia', windowOf(isPhone ? 'max-width' : 'min-width'))
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://puquio.test')
    const given: unknown = typeof body === 'string' ? JSON.parse(body) : null
    const request = { method, path: pathname, query: searchParams, body: given }
    sent.push(request)
    const answer = all[`${method} ${pathname}`]
    if (answer === undefined) throw new Error(`Nothing answers ${method} ${pathname}`)
    const said = await answer(request)
    return said instanceof Response ? said : new Response(JSON.stringify(said))
  })
  startSession({ id: 7, AuthCode: 'code', admin: isSystemAdmin } as SignedInUser)
  queryClient.setQueryData(projectsQuery.queryKey, [project])
  chooseProject(project)
  await openContext()
  const root = createRootRoute()
  const screen = screenAt(path)
  const route = createRoute({
    getParentRoute: () => root,
    path,
    component: Page,
    validateSearch: (values) => (screen ? validateSearch(screen, values) : values),
    loader: ({ params, location }) => {
      const search = screen ? validateSearch(screen, location.search) : location.search
      return loader?.({ params, search } as { params: never; search: never })
    },
  })
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => null })
  const history = createMemoryHistory({ initialEntries: [at] })
  const router = createRouter({ routeTree: root.addChildren([route, other]), history })
  const before = sent.length
  await router.load()
  const asked = sent.slice(before)
  stage(
    <QueryClientProvider client={queryClient}>
      <RouterProvider<AnyRouter> router={router} />
    </QueryClientProvider>,
  )
  /** `asked`: by the page's loader, before anything of the page was there. */
  return {
    sent,
    asked,
    address: () => decodeURIComponent(history.location.href),
    leave: () => act(() => history.push('/elsewhere')),
    back: () => act(() => history.back()),
  }
}

/** The screen at a path. */
const screenAt = (path: string) =>
  Object.keys(screens)
    .filter(isScreen)
    .find((screen) => screens[screen].path === path)

/** After each test: nothing of one is known in the next. */
export const leaveStage = () => {
  endSession('chosen')
  vi.unstubAllGlobals()
}

export const aPlan = (changes: Partial<Plan> = {}): Plan => ({
  id: 1,
  title: 'Plan anual',
  name: 'Plan anual',
  status: 'in-execution',
  firstOn: '2026-01-10',
  lastOn: '2026-03-10',
  monitorings: 3,
  stations: 2,
  general: noProgress,
  untilNow: noProgress,
  near: 0,
  unfulfilled: 0,
  commitments: 0,
  started: false,
  annulledAt: null,
  annulledReason: null,
  createdAt: '2026-01-01T12:00:00Z',
  createdBy: 'Rosa',
  version: 1,
  ...changes,
})

export const aMonitoring = (changes: Partial<Monitoring> = {}): Monitoring => ({
  id: 1,
  planId: 1,
  stationId: 1,
  componentId: 1,
  subcomponentId: null,
  miningComponentId: null,
  sourceTypeId: null,
  profileId: null,
  frequencyId: null,
  frequencyRule: 'monthly',
  type: 'scheduled',
  estimatedOn: '2026-02-10',
  opensOn: '2026-02-07',
  closesOn: '2026-02-13',
  status: 'near',
  isOnTime: null,
  sampleExpected: true,
  commitment: null,
  commitmentId: null,
  instrument: null,
  standard: null,
  category: null,
  planObservation: null,
  actionOn: null,
  startOn: null,
  startTime: null,
  endOn: null,
  endTime: null,
  durationHours: null,
  sampleTaken: null,
  actionCompleted: false,
  isMishap: false,
  mishapDetail: null,
  observation: null,
  reason: null,
  rescheduledFromId: null,
  rescheduledToId: null,
  rescheduledToOn: null,
  omittedAt: null,
  omittedReason: null,
  withdrawnAt: null,
  withdrawnReason: null,
  evidenceCount: 0,
  version: 1,
  ...changes,
})

const noProgress = { done: 0, due: 0, onTime: 0, omitted: 0, ratio: null }

const project: Project = {
  id: 1,
  name: 'Mina',
  business: 'Minera',
  color: '#1d4e89',
  logo: null,
  main: true,
  url_policy: null,
  date_policy: null,
  timeZone: 'America/Lima',
  wetStartsMonth: 11,
  dryStartsMonth: 5,
  version: 1,
}

const item = (id: number, name: string) => ({
  id,
  name,
  parentId: null,
  rule: null,
  marginDays: null,
  parameters: null,
  retiredAt: null,
  version: 1,
})

const reference = {
  lists: {
    components: [item(1, 'Agua'), item(2, 'Aire')],
    subcomponents: [],
    'mining-components': [],
    'mining-units': [],
    'source-types': [],
    profiles: [],
    frequencies: [],
  },
  stations: ['PM-01', 'PM-02'].map((code, index) => ({
    id: index + 1,
    code,
    name: 'Río Grande',
    kind: 'surface-water',
    eastingM: null,
    northingM: null,
    zone: null,
    latitudeDeg: null,
    longitudeDeg: null,
    altitudeM: null,
    sourceDatum: null,
    standard: null,
    category: null,
    retiredAt: null,
    version: 1,
  })),
}

const windowOf = (met: 'min-width' | 'max-width') => (media: string) => ({
  matches: media.includes(met),
  media,
  addEventListener() {},
  removeEventListener() {},
})
