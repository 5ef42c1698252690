import type { AnyRoute } from '@puquio/contract'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../lib/api/invalidate.ts'
import type { UploadInput } from '../../lib/api/upload.ts'
import { useSendFile } from '../../lib/api/use-send-file.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

/** Sends files one after the other, for slow lines. A refused one is named, the rest go on. */
export const useSendFiles = <R extends AnyRoute & { kind: 'upload' }>(route: R) => {
  const { t } = useTranslation('attachments')
  const waiting = useRef<UploadInput<R>[]>([])
  const isBusy = useRef(false)
  const { sending, send: sendFile } = useSendFile()
  const [refused, setRefused] = useState<readonly string[]>([])

  const sendOne = async (input: UploadInput<R>) => {
    const { name } = input.file
    // What was cancelled or failed may have arrived all the same.
    const invalidateFiles = () => void invalidate(route.changes ?? [])
    try {
      const added = await sendFile(route, input)
      if (added !== undefined)
        return showToast({ kind: 'success', text: t('added', { name }), action: 'attachment' })
      waiting.current = []
      invalidateFiles()
    } catch (failure) {
      invalidateFiles()
      const text = t('notAdded', { name, problem: problemText(failure) })
      setRefused((before) => [...before, text])
    }
  }
  const send = async (inputs: readonly UploadInput<R>[]) => {
    waiting.current.push(...inputs)
    if (isBusy.current || inputs.length === 0) return
    isBusy.current = true
    setRefused([])
    for (let next = waiting.current.shift(); next; next = waiting.current.shift())
      await sendOne(next)
    isBusy.current = false
  }
  return { send: (inputs: readonly UploadInput<R>[]) => void send(inputs), sending, refused }
}
