import { attachmentsMax } from '@puquio/contract/notifications'
import { type Attachment, attachmentRoutes } from '@puquio/contract/notifications/attachments'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import './texts.ts'

/** Uploads files one after the other, for slow lines. A refused one is named, the rest go on. */
export const useAttach = (
  attached: readonly Attachment[],
  onAttached: (attachment: Attachment) => void,
) => {
  const { t } = useTranslation('notificationAttachments')
  const { id: projectId } = useProject()
  const isBusy = useRef(false)
  const { sending, send, cancel } = useSendFile()
  const [refused, setRefused] = useState<readonly string[]>([])
  useEffect(() => cancel, [cancel])

  const refuse = (text: string) => setRefused((before) => [...before, text])
  /** Returns false where it was cancelled, and the others with it. */
  const attachOne = async (file: File): Promise<boolean> => {
    try {
      const attachment = await send(attachmentRoutes.upload, { params: { projectId }, file })
      if (attachment !== undefined) onAttached(attachment)
      return attachment !== undefined
    } catch (failure) {
      refuse(t('notAdded', { name: file.name, problem: problemText(failure) }))
      return true
    }
  }
  const attach = async (files: readonly File[]) => {
    if (isBusy.current) return
    isBusy.current = true
    setRefused([])
    const space = attachmentsMax - attached.length
    for (const file of files.slice(0, space)) if (!(await attachOne(file))) break
    for (const { name } of files.slice(space)) refuse(t('tooMany', { name, max: attachmentsMax }))
    isBusy.current = false
  }
  return {
    attach: (files: readonly File[]) => void attach(files),
    sending,
    refused,
  }
}
