import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { requestTimeoutMs } from '@puquio/domain'
import { addressOf, type AddressedCall } from './address.ts'
import { readAnswer } from './answer.ts'
import { CallError, type CallProblem } from './call-error.ts'
import { recordError } from './error-state.ts'
import { invalidate } from './invalidate.ts'
import { startLoading } from './loading.ts'
import { session } from '../session.ts'
import { currentLanguage } from '../texts/texts.ts'

export type CallOptions = {
  signal?: AbortSignal
  /** In the background, e.g. asking how far an import has come: counts as no loading. */
  isQuiet?: boolean
  /** Instead of the session's, as between signing in and knowing who it is. */
  authCode?: string
}

/** A route without required input can be called without any. */
export type CallInput<R> =
  Record<never, never> extends RouteInput<R> ? [input?: RouteInput<R>] : [input: RouteInput<R>]

type CallArguments<R> = [...CallInput<R>, options?: CallOptions]

/** `shown` resolves once the visible queries of the changed data are refetched. */
export type Changed<R> = { answer: RouteAnswer<R>; shown: Promise<void> }

/**
 * Sends a route's call; returns what the contract says, or throws a CallError, or an AbortError. What
 * was read of the data that a change changes is stale from then on, which nobody waits for.
 */
export const call = async <R extends AnyRoute>(
  route: R,
  ...rest: CallArguments<R>
): Promise<RouteAnswer<R>> => {
  const [input, options] = rest as unknown[] as [RouteInput<R>?, CallOptions?]
  return (await sendCall(route, input, options)).answer
}

/** Like `call`, but resolves once the change is shown. */
export const change = <R extends AnyRoute>(
  route: R,
  ...rest: CallArguments<R>
): Promise<Changed<R>> => {
  const [input, options] = rest as unknown[] as [RouteInput<R>?, CallOptions?]
  return sendCall(route, input, options)
}

const sendCall = async <R extends AnyRoute>(
  route: R,
  input: RouteInput<R> | undefined,
  options: CallOptions = {},
): Promise<Changed<R>> => {
  const authCode = options.authCode ?? session.read()?.AuthCode
  const { body } = (input ?? {}) as AddressedCall
  const init: RequestInit = {
    method: route.method,
    headers: { ...headersFor(authCode), ...(body === undefined ? {} : jsonHeader) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
  const isSaving = route.method !== 'GET'
  const arrived = await send(addressOf(route, input), init, { ...options, isSaving })
  const answer = (await readAnswer(route, { ...arrived, authCode })) as RouteAnswer<R>
  return { answer, shown: invalidate(route.changes ?? []) }
}

/** Headers of every request. */
export const headersFor = (authCode: string | undefined): Record<string, string> => ({
  ...(authCode === undefined ? {} : { authorization: authCode }),
  'cache-control': 'no-cache',
  pragma: 'no-cache',
  'accept-language': currentLanguage(),
})

export const failedCall = (
  problem: CallProblem & ('NO_CONNECTION' | 'TOOK_TOO_LONG'),
): CallError => {
  const status = problem === 'TOOK_TOO_LONG' ? 504 : 0
  const error = new CallError({ status, code: status, problem })
  recordError(error)
  return error
}

const jsonHeader = { 'content-type': 'application/json' }

type SendOptions = CallOptions & { isSaving: boolean }

const send = async (address: string, init: RequestInit, options: SendOptions) => {
  const { signal, isQuiet = false, isSaving } = options
  const stop = isQuiet ? () => undefined : startLoading({ isSaving })
  const aborter = new AbortController()
  let isTooLate = false
  const timer = setTimeout(() => {
    isTooLate = true
    aborter.abort()
  }, requestTimeoutMs)
  const abort = () => aborter.abort(signal?.reason)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  try {
    const response = await fetch(address, {
      ...init,
      credentials: 'include',
      cache: 'no-store',
      signal: aborter.signal,
    })
    return { status: response.status, body: parsed(await response.text()) }
  } catch (error) {
    if (isTooLate) throw failedCall('TOOK_TOO_LONG')
    if (signal?.aborted) throw error
    throw failedCall('NO_CONNECTION')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    stop()
  }
}

/** A proxy's HTML page has no problem; its status is used. */
export const parsed = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text)
  } catch {
    return null
  }
}
