import {
  dataExportRoutes,
  type ExportFormat,
  type ExportOrder,
} from '@puquio/contract/laboratory/data-exports'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/api/call-error.ts'
import { download } from '../../lib/api/download.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

type Running = { bytes: number; stop: () => void }

/** Downloads an export, or has it prepared, and says what became of it. */
export const useExport = () => {
  const { t } = useTranslation('dataExports')
  const { id: projectId } = useProject()
  const [running, setRunning] = useState<Running | null>(null)
  const start = useApiMutation(dataExportRoutes.start)
  const params = { projectId }
  const say = (error: unknown) => {
    const text = error instanceof CallError ? problemText(error) : t('failed')
    showToast({ kind: 'error', text, action: 'export' })
  }
  const downloadNow = async (order: ExportOrder) => {
    const format: ExportFormat = order.format ?? 'csv'
    const aborter = new AbortController()
    const stop = () => aborter.abort()
    setRunning({ bytes: 0, stop })
    try {
      await download(
        dataExportRoutes.download,
        { params, query: order },
        { signal: aborter.signal, onBytes: (bytes) => setRunning({ bytes, stop }) },
      )
      showToast({ kind: 'success', text: t(`generated_${format}`), action: 'export' })
    } catch (error) {
      if (!aborter.signal.aborted) say(error)
    } finally {
      setRunning(null)
      void invalidate(['exports'])
    }
  }
  const prepare = async (order: ExportOrder) => {
    try {
      await start.mutateAsync({ params, body: order })
      showToast({ kind: 'info', text: t('started'), action: 'export' })
    } catch (error) {
      say(error)
    }
  }
  return { running, downloadNow, prepare, isStarting: start.isPending }
}
