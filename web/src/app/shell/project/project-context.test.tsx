import type { MenuItem } from '@puquio/contract/general'
import { planRoutes } from '@puquio/contract/plans'
import type { Project } from '@puquio/contract/projects'
import type { PermissionCode } from '@puquio/domain'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stage } from '../../../../test/stage.tsx'
import '../follow-rights.ts'
import { call } from '../../../lib/api/call.ts'
import {
  chooseProject,
  openContext,
  useMay,
  useProjectContext,
} from '../../../lib/project/project-context.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { rememberProject } from '../../../lib/project/project-choice.ts'
import { endSession, type SignedInUser, startSession } from '../../../lib/session.ts'

const [north, south] = [
  { id: 1, name: 'Norte', main: true },
  { id: 2, name: 'Sur', main: false },
] as [Project, Project]
const item = { id: 1, kind: 'screen', label: 'Planes', alias: 'PlanningAndMonitoring' } as MenuItem

let asked: string[]
let permissions: Record<string, PermissionCode[]>
let isMenuGiven: boolean
/** Responses that replace the default ones. */
let refusals: { path: string; status: number; problem: string }[]

beforeEach(() => {
  asked = []
  permissions = { 1: [1], 2: [2] }
  isMenuGiven = true
  refusals = []
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://puquio.test')
    asked.push(pathname + (searchParams.get('project') ?? ''))
    const refusal = refusals.find(({ path }) => path === pathname)
    if (refusal !== undefined) {
      const { status, problem } = refusal
      return Response.json({ status, code: status, problem, params: {} }, { status })
    }
    const answers: Record<string, unknown> = {
      '/fkl-project/': [north, south],
      '/fkl-user/permissions': permissions[searchParams.get('project') ?? ''],
      '/fkl-general/menu': isMenuGiven ? [item] : null,
    }
    const answer = answers[pathname] ?? null
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer)
  })
  startSession({ id: 7, AuthCode: 'code', admin: false } as SignedInUser)
})

afterEach(() => {
  cleanup()
  endSession('chosen')
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
})

const Shown = () => {
  const { state, project, menu } = useProjectContext()
  const rights = useMay()('project:admin') ? 'admin' : 'reader'
  return <p>{[state, project?.name, rights, menu?.length ?? 'no menu'].join(' ')}</p>
}

const show = async () => {
  await openContext()
  stage(
    <QueryClientProvider client={queryClient}>
      <Shown />
    </QueryClientProvider>,
  )
}
const refuse = async (problem: string) => {
  refusals.push({ path: '/fkl-plan/projects/1/plan-years', status: 403, problem })
  await call(planRoutes.years, { params: { projectId: 1 } }).catch(() => undefined)
}
const rightsOf = (project: number) =>
  ['/fkl-user/permissions', '/fkl-general/menu', '/fkl-user/policy'].map((path) => path + project)

it('asks once for all that guard and shell read, and enters the main project', async () => {
  await Promise.all([openContext(), openContext()])
  await show()
  expect(screen.getByText('ready Norte admin 1')).toBeTruthy()
  expect(asked).toEqual(['/fkl-project/', ...rightsOf(1)])
})

it('asks for the rights in the project of before beside the list of projects', async () => {
  rememberProject(south.id)
  const opened = openContext()
  expect(asked).toEqual([...rightsOf(2), '/fkl-project/'])
  expect(await opened).toMatchObject({ state: 'ready', project: south })
  expect(asked).toHaveLength(4)
})

it('enters the main project where the one of before is no longer there', async () => {
  rememberProject(3)
  refusals = rightsOf(3).map((path) => ({
    path: path.slice(0, -1),
    status: 404,
    problem: 'NOT_FOUND',
  }))
  const opened = openContext()
  refusals = []
  expect(await opened).toMatchObject({ state: 'ready', project: north, permissions: [1] })
})

it('asks again for the rights in the project that is chosen, each time it is', async () => {
  await show()
  act(() => chooseProject(south))
  await screen.findByText('ready Sur reader 1')
  permissions[1] = [2]
  asked = []
  act(() => chooseProject(north))
  expect(screen.getByText('loading Norte reader no menu')).toBeTruthy()
  await screen.findByText('ready Norte reader 1')
  expect(asked).toEqual(rightsOf(1))
})

it('reads rights and menu again after a refusal, and shows the old ones meanwhile', async () => {
  await show()
  permissions[1] = [2]
  isMenuGiven = false
  asked = []
  await act(() => refuse('ACCESS_DENIED'))
  await screen.findByText('ready Norte reader no menu')
  expect(asked.slice(1)).toEqual(rightsOf(1).slice(0, 2))
})

it('reads the policy again where the server asks for it', async () => {
  await show()
  asked = []
  await act(() => refuse('POLICY_NOT_ACCEPTED'))
  expect(asked.slice(1)).toEqual(['/fkl-user/policy1'])
})

it('keeps what was read where it cannot be read again', async () => {
  await show()
  refusals = [{ path: '/fkl-user/permissions', status: 500, problem: 'UNEXPECTED' }]
  permissions[1] = [2]
  asked = []
  await act(() => refuse('ACCESS_DENIED'))
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(asked).toContain('/fkl-user/permissions1')
  expect(screen.getByText('ready Norte admin 1')).toBeTruthy()
})

it('says at once what cannot be read', async () => {
  refusals = [{ path: '/fkl-user/permissions', status: 503, problem: 'UNAVAILABLE' }]
  const context = await openContext()
  expect(context.state).toBe('failed')
  await show()
  expect(screen.getByText('failed Norte reader 1')).toBeTruthy()
})

it('knows nothing more after signing out, and goes on in the project after another end', async () => {
  await openContext()
  chooseProject(south)
  await openContext()
  endSession('expired')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  startSession({ id: 7, AuthCode: 'again', admin: false } as SignedInUser)
  expect((await openContext()).project).toEqual(south)
  endSession('chosen')
  startSession({ id: 7, AuthCode: 'again', admin: false } as SignedInUser)
  expect((await openContext()).project).toEqual(north)
})

it('stays in its project while another tab chooses, after it is loaded again too', async () => {
  await openContext()
  localStorage.setItem('puquio.project', '2')
  window.dispatchEvent(new StorageEvent('storage', { key: 'puquio.project' }))
  expect((await openContext()).project).toEqual(north)
  vi.resetModules()
  const reloaded = await import('../../../lib/project/project-context.ts')
  expect((await reloaded.openContext()).project).toEqual(north)
  sessionStorage.clear()
  vi.resetModules()
  const opened = await import('../../../lib/project/project-context.ts')
  expect((await opened.openContext()).project).toEqual(south)
})

it('shows no rights of a project that was left before its answer came', async () => {
  await show()
  act(() => {
    chooseProject(south)
    chooseProject(north)
  })
  await screen.findByText('ready Norte admin 1')
  await waitFor(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.getByText('ready Norte admin 1')).toBeTruthy()
})
