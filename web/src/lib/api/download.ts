import type { AnyRoute, RouteInput } from '@puquio/contract'
import { requestTimeoutMs } from '@puquio/domain'
import { addressOf } from './address.ts'
import { readAnswer } from './answer.ts'
import { failedCall, headersFor, parsed } from './call.ts'
import { startLoading } from './loading.ts'
import { session } from '../session.ts'

export type FileRoute = AnyRoute & { kind: 'file' }

/** A link to a GET of a file: the session's cookie alone opens it, in `href` and `src` alike. */
export const fileHref = <R extends FileRoute>(route: R, input: RouteInput<R>): string =>
  addressOf(route, input)

/**
 * Fetches a file and lets the browser save it under the server's name. For what a link cannot do:
 * to show the problem where there is no file.
 */
export const download = async <R extends FileRoute>(
  route: R,
  input: RouteInput<R>,
  { signal, onBytes, authCode = session.read()?.AuthCode }: DownloadOptions = {},
): Promise<void> => {
  const stop = startLoading({ isSaving: false })
  const aborter = new AbortController()
  const abort = () => aborter.abort()
  signal?.addEventListener('abort', abort)
  let isTooLate = false
  // Until the server begins to answer: the file itself may take longer.
  const timer = setTimeout(() => {
    isTooLate = true
    abort()
  }, requestTimeoutMs)
  try {
    const response = await fetch(addressOf(route, input), {
      method: route.method,
      headers: headersFor(authCode),
      credentials: 'include',
      signal: aborter.signal,
    }).catch(() => {
      throw failedCall(isTooLate ? 'TOOK_TOO_LONG' : 'NO_CONNECTION')
    })
    clearTimeout(timer)
    if (!response.ok) {
      const body = parsed(await response.text())
      await readAnswer(route, { status: response.status, body, authCode })
      return
    }
    const blob = onBytes ? await readBlob(response, onBytes) : await response.blob()
    save(blob, nameIn(response.headers.get('content-disposition')))
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    stop()
  }
}

type DownloadOptions = {
  signal?: AbortSignal
  /** Instead of the session's. */
  authCode?: string | undefined
  /** Told of how much has come. */
  onBytes?: (bytes: number) => void
}

const readBlob = async (response: Response, onBytes: (bytes: number) => void): Promise<Blob> => {
  const parts: BlobPart[] = []
  let bytes = 0
  const reader = response.body?.getReader()
  for (;;) {
    const next = await reader?.read()
    if (!next || next.done) break
    parts.push(next.value)
    bytes += next.value.byteLength
    onBytes(bytes)
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' })
}

/** Lets the browser save what is already here. */
export const save = (blob: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  // The browser has taken the file over by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** The server's name for a file, as its header says it. */
export const nameIn = (disposition: string | null): string => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  const plain = /filename="([^"]*)"/i.exec(disposition ?? '')?.[1]
  try {
    return encoded === undefined ? (plain ?? 'puquio') : decodeURIComponent(encoded)
  } catch {
    return plain ?? 'puquio'
  }
}
