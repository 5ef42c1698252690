import type { StreamEvent } from '@puquio/contract/notifications'
import { userRoutes } from '@puquio/contract/users'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { leaveStage, stagePage } from '../../../test/page-stage.tsx'
import { stage } from '../../../test/stage.tsx'
import { session } from '../../lib/session.ts'
import { useApi } from '../../lib/api/use-api.ts'
import { Toasts } from '../../ui/toasts/Toasts.tsx'
import { toasts } from '../../ui/toasts/toasts.ts'
import { useStream } from './use-stream.ts'

const sources: EventTarget[] = []
class Source extends EventTarget {
  constructor() {
    super()
    sources.push(this)
  }
  close() {}
}
const say = (event: StreamEvent) =>
  act(async () => {
    sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }))
  })

beforeEach(() => {
  sources.length = 0
  vi.stubGlobal('EventSource', Source)
})
afterEach(() => {
  cleanup()
  toasts.set([])
  leaveStage()
})

const Page = () => {
  useStream()
  const { data } = useApi(userRoutes.policy, { query: { user: 7, project: 1 } })
  return <p>{data?.title ?? '…'}</p>
}

const open = async ({ isAccepted = true } = {}) => {
  let title = 'Versión 1'
  const staged = await stagePage({
    Page,
    path: '/planning-and-monitoring',
    at: '/planning-and-monitoring',
    answers: {
      'GET /fkl-user/policy': () => ({
        title,
        date_policy: '2026-01-01T00:00:00.000Z',
        acceptance_date: isAccepted ? '2026-01-02T00:00:00.000Z' : null,
        is_valid: isAccepted,
      }),
      'GET /fkl-notification/projects/1/notifications/5': () => ({
        message:
          'El monitoreo del punto PM-01 pasa al jueves, por el bloqueo de la carretera a Antamina',
        sender: { id: 7, name: 'Rosa Quispe' },
        priority: 2,
        conversation: [
          {
            id: 2,
            author: { id: 9, name: 'Luis Huamán' },
            message: 'Voy yo',
            createdAt: '2026-02-15T12:05:00.000Z',
          },
          {
            id: 1,
            author: { id: 8, name: 'Anna Vega' },
            message: 'Enterada',
            createdAt: '2026-02-15T12:00:00.000Z',
          },
        ],
      }),
      'POST /fkl-auth/ping': () =>
        new Response(
          JSON.stringify({
            status: 401,
            code: 'FK-0001',
            problem: 'NO_VALID_TOKEN',
            params: { reason: 'superseded' },
            requestId: 'r',
          }),
          { status: 401 },
        ),
    },
  })
  await screen.findByText('Versión 1')
  title = 'Versión 2'
  await waitFor(() => expect(sources).toHaveLength(1), { timeout: 3_000 })
  return staged
}

it.each<StreamEvent>([{ kind: 'changed', tags: ['policy'] }, { kind: 'missed' }])(
  'reads again what an event says is stale: %j',
  async (event) => {
    await open()
    await say(event)
    await screen.findByText('Versión 2')
  },
)

it('says what arrived, by the sign and the colour of its priority', async () => {
  await open()
  await say({ kind: 'notification', id: 5, projectId: 1 })
  await waitFor(() => expect(toasts.read()).toHaveLength(1))
  stage(<Toasts />)
  const toast = screen.getByRole('button', { name: /^Rosa Quispe \(media\): El monitoreo/ })
  expect(toast.getAttribute('style')).toContain('var(--priority-2)')
  expect(toast.querySelector('svg')?.dataset['priority']).toBe('2')
  expect(toast.querySelectorAll('svg')).toHaveLength(1)
})

it('says who answered, to what, and with which words', async () => {
  await open()
  await say({ kind: 'reply', id: 5, projectId: 2 })
  await say({ kind: 'reply', id: 5, projectId: 1 })
  await waitFor(() => expect(toasts.read()).toHaveLength(1))
  expect(toasts.read()[0]?.text).toBe(
    'Luis Huamán respondió a «El monitoreo del punto PM-01 pasa al jueves, por el bloqueo …»: Voy yo',
  )
})

it('learns at once that the session was ended elsewhere', async () => {
  await open()
  await say({ kind: 'ended' })
  await waitFor(() => expect(session.read()).toBeNull())
})

it('announces nothing while the policy is to be accepted: the server would refuse what arrived', async () => {
  const { sent } = await open({ isAccepted: false })
  await say({ kind: 'notification', id: 5, projectId: 1 })
  // What comes after it has been followed.
  await say({ kind: 'changed', tags: ['policy'] })
  await screen.findByText('Versión 2')
  expect(sent.some(({ path }) => path.includes('/notifications/5'))).toBe(false)
  expect(toasts.read()).toEqual([])
})
