import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { addressOf, type AddressedCall } from './address.ts'
import { readAnswer } from './answer.ts'
import { failedCall, headersFor, parsed } from './call.ts'
import { nameIn, save } from './download.ts'
import { invalidate } from './invalidate.ts'
import { session } from '../session.ts'

type UploadRoute = AnyRoute & { kind: 'upload' }
type BytesRoute = AnyRoute & { kind: 'bytes' }
export type UploadInput<R> = RouteInput<R> & { file: File }

export type UploadOptions = {
  signal?: AbortSignal
  /** 0 to 1; null while the size is unknown. */
  onProgress?: (ratio: number | null) => void
  /** Instead of the session's. */
  authCode?: string
}

/**
 * Sends a file and its fields. Its progress is shown with a number and can be left, so that it
 * counts as no loading; a mine's line is slow, so that only a minute and a half of silence ends it.
 */
export const upload = async <R extends UploadRoute>(
  route: R,
  input: UploadInput<R>,
  options?: UploadOptions,
): Promise<RouteAnswer<R>> => {
  const authCode = options?.authCode ?? session.read()?.AuthCode
  const request = await send(route, input, formOf(input), { ...options, responseType: 'text' })
  const { status, responseText } = request
  const answer = await readAnswer(route, { status, body: parsed(responseText), authCode })
  void invalidate(route.changes ?? [])
  return answer as RouteAnswer<R>
}

/** Sends a file to a route that answers one, which the browser saves under the server's name. */
export const uploadForFile = async <R extends UploadRoute>(
  route: R,
  input: UploadInput<R>,
  options?: UploadOptions,
): Promise<void> => {
  const authCode = options?.authCode ?? session.read()?.AuthCode
  const request = await send(route, input, formOf(input), { ...options, responseType: 'blob' })
  const answer = request.response as Blob
  if (request.status === 200) {
    save(answer, nameIn(request.getResponseHeader('content-disposition')))
    return
  }
  await readAnswer(route, { status: request.status, body: parsed(await answer.text()), authCode })
}

/** Sends bytes as they are to a route that takes a part of a file. */
export const sendBytes = async <R extends BytesRoute>(
  route: R,
  input: RouteInput<R>,
  bytes: Blob,
  options?: UploadOptions,
): Promise<RouteAnswer<R>> => {
  const authCode = options?.authCode ?? session.read()?.AuthCode
  const request = await send(route, input, bytes, { ...options, responseType: 'text' })
  const { status, responseText } = request
  const answer = await readAnswer(route, { status, body: parsed(responseText), authCode })
  return answer as RouteAnswer<R>
}

type SendOptions = UploadOptions & { responseType: 'text' | 'blob' }

const send = <R extends AnyRoute>(
  route: R,
  input: RouteInput<R>,
  body: FormData | Blob,
  { signal, onProgress, responseType, authCode }: SendOptions,
): Promise<XMLHttpRequest> => {
  const request = new XMLHttpRequest()
  return new Promise((resolve, reject) => {
    const silence = quietTimer(() => {
      reject(failedCall('TOOK_TOO_LONG'))
      request.abort()
    })
    const abort = () => {
      reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'))
      request.abort()
    }
    request.open(route.method, addressOf(route, input))
    request.responseType = responseType
    request.withCredentials = true
    for (const [name, value] of Object.entries(headersFor(authCode ?? session.read()?.AuthCode)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      silence.restart()
      onProgress?.(event.lengthComputable ? event.loaded / event.total : null)
    }
    request.onprogress = () => silence.restart()
    request.onerror = () => reject(failedCall('NO_CONNECTION'))
    request.onload = () => resolve(request)
    request.onloadend = () => {
      silence.end()
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    silence.restart()
    if (body instanceof Blob) request.setRequestHeader('content-type', 'application/octet-stream')
    request.send(body)
  })
}

const formOf = ({ body, file }: AddressedCall & { file: File }): FormData => {
  const form = new FormData()
  // Fields first: the server reads them before the file has arrived.
  for (const [name, value] of Object.entries(body ?? {}))
    if (value !== undefined && value !== null) form.append(name, String(value))
  form.append('file', file)
  return form
}

const silentMs = 90_000

const quietTimer = (onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => clearTimeout(timer)
  const restart = () => {
    end()
    timer = setTimeout(onSilence, silentMs)
  }
  return { restart, end }
}
