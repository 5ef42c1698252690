import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { upload } from '../../../lib/api/upload.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

export type EvidenceFile = { file: File; kind: Evidence['kind'] }
type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Sends files one after the other, for slow lines. A refused one is named, the rest go on. */
export const useSendEvidence = (monitoringId: number) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const waiting = useRef<EvidenceFile[]>([])
  const isBusy = useRef(false)
  const [sending, setSending] = useState<Sending | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])

  const sendOne = async ({ file, kind }: EvidenceFile) => {
    const { name } = file
    const aborter = new AbortController()
    const onCancel = () => {
      waiting.current = []
      aborter.abort()
    }
    setSending({ name, ratio: null, onCancel })
    try {
      await upload(
        monitoringRoutes.addEvidence,
        { params: { projectId: project.id, monitoringId }, body: { kind }, file },
        {
          signal: aborter.signal,
          onProgress: (ratio) => setSending({ name, ratio, onCancel }),
        },
      )
      showToast({ kind: 'success', text: t('added', { name }), action: 'evidence' })
    } catch (failure) {
      // The file may have arrived all the same.
      void invalidate(monitoringRoutes.addEvidence.changes)
      if (aborter.signal.aborted) return
      const text = t('notAdded', { name, problem: problemText(failure) })
      setRefused((before) => [...before, text])
    }
  }
  const send = async (files: readonly EvidenceFile[]) => {
    waiting.current.push(...files)
    if (isBusy.current || files.length === 0) return
    isBusy.current = true
    setRefused([])
    for (let next = waiting.current.shift(); next; next = waiting.current.shift())
      await sendOne(next)
    isBusy.current = false
    setSending(null)
  }
  return { send: (files: readonly EvidenceFile[]) => void send(files), sending, refused }
}
