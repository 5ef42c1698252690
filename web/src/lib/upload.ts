import type { AnyRoute, RouteAnswer, RouteInput } from '@puquio/contract'
import { addressOf, type Parts } from './address.ts'
import { readAnswer } from './answer.ts'
import { failedCall, headersFor, parsed } from './call.ts'
import { session } from './session.ts'

type UploadRoute = AnyRoute & { kind: 'upload' }
export type UploadInput<R> = RouteInput<R> & { file: File }

export type UploadOptions = {
  signal?: AbortSignal
  /** 0 to 1; null while the size is unknown. */
  onProgress?: (ratio: number | null) => void
}

/**
 * Sends a file and its fields. Its progress is shown with a number and can be left, so that it
 * counts as no loading; a mine's line is slow, so that only a minute and a half of silence ends it.
 */
export const upload = <R extends UploadRoute>(
  route: R,
  input: UploadInput<R>,
  { signal, onProgress }: UploadOptions = {},
): Promise<RouteAnswer<R>> => {
  const authCode = session.read()?.AuthCode
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
    request.withCredentials = true
    for (const [name, value] of Object.entries(headersFor(authCode)))
      request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      silence.restart()
      onProgress?.(event.lengthComputable ? event.loaded / event.total : null)
    }
    request.onerror = () => reject(failedCall('NO_CONNECTION'))
    request.onload = () => {
      try {
        const { status, responseText } = request
        const answer = readAnswer(route, { status, body: parsed(responseText), authCode })
        resolve(answer as RouteAnswer<R>)
      } catch (error) {
        reject(error)
      }
    }
    request.onloadend = () => {
      silence.end()
      signal?.removeEventListener('abort', abort)
    }
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    silence.restart()
    request.send(formOf(input))
  })
}

const formOf = ({ body, file }: Parts & { file: File }): FormData => {
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
