import { generalRoutes } from '@puquio/contract/general'
import { planRoutes } from '@puquio/contract/plans'
import { sessionRoutes } from '@puquio/contract/session'
import { userRoutes } from '@puquio/contract/users'
import { requestTimeoutMs } from '@puquio/domain'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from './call.ts'
import { CallError } from './call-error.ts'
import { errorState } from './error-state.ts'
import { loading } from './loading.ts'
import { endSession, onSessionEnd, session, startSession, type SignedInUser } from '../session.ts'

const person = { id: 7, AuthCode: 'code-1' } as SignedInUser
const query = { user: 7, project: 1 }

type Sent = [address: string, init: RequestInit & { headers: Record<string, string> }]
const server = vi.fn<(...sent: Sent) => Promise<Response>>()
const answers = (status: number, body?: unknown) =>
  server.mockResolvedValue(new Response(status === 204 ? null : JSON.stringify(body), { status }))
const failure = async (work: Promise<unknown>): Promise<CallError> => {
  const error: unknown = await work.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(CallError)
  return error as CallError
}

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  startSession(person)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  server.mockReset()
  endSession('chosen')
  errorState.set({ status: false, httpStatus: null, code: null, error: null })
})

describe('call', () => {
  it('sends what every request carries', async () => {
    answers(200, { items: [], total: 0 })
    const input = { params: { projectId: 3 }, query: { page: 2, search: 'a&b', status: undefined } }
    expect(await call(planRoutes.list, input)).toEqual({ items: [], total: 0 })
    const [address, { method, headers, credentials }] = server.mock.calls[0] ?? ['', {}]
    expect(address).toBe('/fkl-plan/projects/3/plans?page=2&search=a%26b')
    expect([method, credentials]).toEqual(['GET', 'include'])
    expect(headers).toEqual({
      authorization: 'code-1',
      'cache-control': 'no-cache',
      pragma: 'no-cache',
      'accept-language': 'es',
    })
  })

  it('sends a body as JSON, and an address of e-mail safely in a path', async () => {
    answers(204)
    const body = { email: 'a@b.pe' }
    expect(await call(sessionRoutes.forgot, { body })).toBeNull()
    expect(server.mock.calls[0]?.[1].body).toBe('{"email":"a@b.pe"}')
    answers(200, {})
    await call(userRoutes.byEmail, { params: { email: 'a/b@c.pe' } }, { authCode: 'code-2' })
    expect(server.mock.calls[1]?.[0]).toBe('/fkl-user/a%2Fb%40c.pe')
    expect(server.mock.calls[1]?.[1].headers['authorization']).toBe('code-2')
  })

  it('takes 204 for the problem that the route names', async () => {
    answers(204)
    const error = await failure(call(generalRoutes.menu, { query }))
    expect([error.status, error.problem]).toEqual([204, 'NO_MENU'])
    expect(errorState.read()).toMatchObject({ status: true, httpStatus: 204 })
  })

  it('keeps an error whole and in the error state', async () => {
    const fields = [{ path: 'title', code: 'required', params: {} }]
    const body = {
      status: 422,
      code: 422,
      problem: 'INPUT_NOT_VALID',
      params: {},
      fields,
      requestId: 'r1',
    }
    answers(422, body)
    const error = await failure(call(generalRoutes.menu, { query }))
    expect(error).toMatchObject(body)
    expect(errorState.read()).toMatchObject({ httpStatus: 422, code: 422, error })
  })

  it.each([
    [502, 'UNAVAILABLE'],
    [418, 'UNEXPECTED'],
    [403, 'ACCESS_DENIED'],
  ])('makes a problem of an answer %s that is not ours', async (status, problem) => {
    server.mockResolvedValue(new Response('<html>', { status }))
    expect((await failure(call(generalRoutes.menu, { query }))).problem).toBe(problem)
  })

  it('tells a network that leads nowhere from an answer that does not come', async () => {
    server.mockRejectedValue(new TypeError('Failed to fetch'))
    expect((await failure(call(generalRoutes.appData))).problem).toBe('NO_CONNECTION')
    vi.useFakeTimers()
    server.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
        }),
    )
    const late = failure(call(generalRoutes.appData))
    await vi.advanceTimersByTimeAsync(requestTimeoutMs)
    expect((await late).problem).toBe('TOOK_TOO_LONG')
    expect(loading.read().count).toBe(0)
  })

  it('lets its caller give up, which is no error', async () => {
    server.mockImplementation((_, { signal }) => Promise.reject(signal?.reason))
    const given = AbortSignal.abort()
    await expect(call(generalRoutes.appData, undefined, { signal: given })).rejects.toThrow(
      /abort/i,
    )
    expect(errorState.read().status).toBe(false)
  })

  it('counts while it runs, except quietly', async () => {
    answers(200, [])
    const first = call(generalRoutes.menu, { query })
    const second = call(userRoutes.setLanguage, { body: { language: 'fr' } })
    const third = call(generalRoutes.menu, { query }, { isQuiet: true })
    expect(loading.read()).toEqual({ count: 2, saving: 1 })
    await Promise.allSettled([first, second, third])
    expect(loading.read()).toEqual({ count: 0, saving: 0 })
  })
})

describe('the end of a session', () => {
  const ends: string[] = []
  const stop = onSessionEnd((reason) => ends.push(reason))
  beforeEach(() => {
    ends.length = 0
  })

  const over = (params: object, code: unknown = 'FK-0001') => ({
    status: 401,
    code,
    problem: 'NO_VALID_TOKEN',
    params,
    requestId: '',
  })

  it.each([
    [401, over({ reason: 'superseded' }), 'superseded'],
    [401, over({ reason: 'expired' }), 'expired'],
    [401, over({}), 'unknown'],
    [200, { code: 401 }, 'unknown'],
    [401, 'nothing', 'unknown'],
  ])('%s %j: %s', async (status, body, reason) => {
    answers(status, body)
    await failure(call(generalRoutes.menu, { query }))
    expect([ends, session.read()]).toEqual([[reason], null])
    expect(localStorage.getItem('puquio.user')).toBeNull()
  })

  it('is not a wrong password', async () => {
    answers(401, { status: 401, code: 401, problem: 'WRONG_PASSWORD', params: {}, requestId: '' })
    await failure(call(sessionRoutes.login, { body: { email: 'a@b.pe', password: 'x' } }))
    expect(ends).toEqual([])
  })

  it('is not for the session that followed', async () => {
    answers(401, over({ reason: 'superseded' }))
    const late = failure(call(generalRoutes.menu, { query }))
    startSession({ ...person, AuthCode: 'code-2' })
    await late
    expect([ends, session.read()?.AuthCode]).toEqual([[], 'code-2'])
  })

  it('is followed by other tabs', () => {
    localStorage.removeItem('puquio.user')
    window.dispatchEvent(new StorageEvent('storage', { key: 'puquio.user' }))
    expect([ends, session.read()]).toEqual([['elsewhere'], null])
    stop()
  })
})
