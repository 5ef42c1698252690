import type { Evidence } from '@puquio/contract/follow-up/evidence'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invalidate } from '../../../lib/api/invalidate.ts'
import { problemText } from '../../../lib/problems/problem-text.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { useSendFile } from '../../../lib/api/use-send-file.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'
import '../texts.ts'

export type EvidenceFile = { file: File; kind: Evidence['kind'] }

/** Sends files one after the other, for slow lines. A refused one is named, the rest go on. */
export const useSendEvidence = (monitoringId: number) => {
  const { t } = useTranslation('monitorings')
  const project = useProject()
  const waiting = useRef<EvidenceFile[]>([])
  const isBusy = useRef(false)
  const { sending, send: sendFile } = useSendFile()
  const [refused, setRefused] = useState<readonly string[]>([])

  const sendOne = async ({ file, kind }: EvidenceFile) => {
    const { name } = file
    const input = { params: { projectId: project.id, monitoringId }, body: { kind }, file }
    // What was cancelled or failed may have arrived all the same.
    const invalidateEvidence = () => void invalidate(monitoringRoutes.addEvidence.changes)
    try {
      const added = await sendFile(monitoringRoutes.addEvidence, input)
      if (added !== undefined)
        return showToast({ kind: 'success', text: t('added', { name }), action: 'evidence' })
      waiting.current = []
      invalidateEvidence()
    } catch (failure) {
      invalidateEvidence()
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
  }
  return { send: (files: readonly EvidenceFile[]) => void send(files), sending, refused }
}
