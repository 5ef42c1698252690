import { attachmentsMax } from '@puquio/contract/notifications'
import { type Attachment, attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { upload } from '../../../lib/api/upload.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import './texts.ts'

type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Uploads files one after the other, for slow lines. A refused one is named, the rest go on. */
export const useAttach = (
  attached: readonly Attachment[],
  onAttached: (attachment: Attachment) => void,
) => {
  const { t } = useTranslation('notificationAttachments')
  const { id: projectId } = useProject()
  const aborter = useRef<AbortController | null>(null)
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  useEffect(() => () => aborter.current?.abort(), [])

  const refuse = (text: string) => setRefused((before) => [...before, text])
  const attach = async (files: readonly File[]) => {
    if (aborter.current !== null) return
    const all = new AbortController()
    aborter.current = all
    setRefused([])
    const space = attachmentsMax - attached.length
    for (const file of files.slice(0, space)) {
      const { name } = file
      const onCancel = () => all.abort()
      const onProgress = (ratio: number | null) => setSending({ name, ratio, onCancel })
      onProgress(null)
      try {
        const input = { params: { projectId }, file }
        onAttached(await upload(attachmentRoutes.upload, input, { signal: all.signal, onProgress }))
      } catch (failure) {
        if (all.signal.aborted) break
        refuse(t('notAdded', { name, problem: problemText(failure) }))
      }
    }
    for (const { name } of files.slice(space)) refuse(t('tooMany', { name, max: attachmentsMax }))
    aborter.current = null
    setSending(null)
  }
  return {
    attach: (files: readonly File[]) => void attach(files),
    sending,
    refused,
  }
}
