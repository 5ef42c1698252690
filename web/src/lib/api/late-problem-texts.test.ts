import { planRoutes } from '@puquio/contract/plans'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endSession, startSession, type SignedInUser } from '../session.ts'

const server = vi.fn<() => Promise<Response>>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', server)
  server.mockImplementation(async () => {
    const body = { status: 404, code: 404, problem: 'NOT_FOUND', requestId: 'r1' }
    return new Response(JSON.stringify(body), { status: 404 })
  })
  startSession({ id: 7, AuthCode: 'code-1' } as SignedInUser)
})

afterEach(() => {
  vi.doUnmock('../problems/problem-texts.ts')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  endSession('chosen')
})

/** The sentence of a refused call, on a page that has just begun. */
const said = async () => {
  const { call } = await import('./call.ts')
  const { problemText } = await import('../problems/problem-text.ts')
  const params = { projectId: 1, planId: 2 }
  return problemText(await call(planRoutes.get, { params }).catch((error: unknown) => error))
}

describe('the sentences that the first page does not carry', () => {
  it('are there when a call is refused', async () => {
    expect(await said()).toMatch(/^No se encontró lo que se buscaba/)
  })

  it('say that a problem is another server’s: its status says what it is', async () => {
    const body = { status: 409, code: 409, problem: 'OF_TOMORROW', requestId: 'r1' }
    server.mockImplementation(async () => new Response(JSON.stringify(body), { status: 409 }))
    expect(await said()).toMatch(/^Otra persona/)
  })

  it('do not hold back the problem where they cannot be fetched', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.doMock('../problems/problem-texts.ts', () => {
      throw new Error('The line is down')
    })
    expect(await said()).toMatch(/^Error del sistema/)
  })
})
