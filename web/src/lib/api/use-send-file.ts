import type { AnyRoute, RouteAnswer } from '@puquio/contract'
import { useCallback, useRef, useState } from 'react'
import { upload, type UploadInput } from './upload.ts'

/** A file on its way: how much of it, from 0 to 1, and what stops it. */
export type SendingFile = { name: string; ratio: number | null; onCancel: () => void }

/** Uploads files, one at a time, each of which can be cancelled; by `authCode` instead of the session. */
export const useSendFile = ({ authCode }: { authCode?: string } = {}) => {
  const [sending, setSending] = useState<SendingFile | null>(null)
  const aborter = useRef<AbortController | null>(null)
  const cancel = useCallback(() => aborter.current?.abort(), [])
  /** Returns undefined where it was cancelled; throws where it failed otherwise. */
  const send = async <R extends AnyRoute & { kind: 'upload' }>(
    route: R,
    input: UploadInput<R>,
  ): Promise<RouteAnswer<R> | undefined> => {
    const { signal } = (aborter.current = new AbortController())
    const { name } = input.file
    const onProgress = (ratio: number | null) => setSending({ name, ratio, onCancel: cancel })
    onProgress(0)
    try {
      return await upload(route, input, {
        signal,
        onProgress,
        ...(authCode !== undefined && { authCode }),
      })
    } catch (error) {
      if (signal.aborted) return undefined
      throw error
    } finally {
      setSending(null)
    }
  }
  return { sending, send, cancel }
}
