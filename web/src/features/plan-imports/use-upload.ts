import { planImportRoutes } from '@puquio/contract/plan-imports'
import { useRef, useState } from 'react'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { upload } from '../../lib/api/upload.ts'
import { useImportSearch } from './import-search.ts'
import { isWorkbook } from './is-workbook.ts'

type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Validates the file, uploads it, and goes on to its check. */
export const useUpload = (planId: number | null) => {
  const { id: projectId } = useProject()
  const { open } = useImportSearch()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string>()
  const cancelled = useRef(false)
  const last = useRef({ mark: '', key: '' })

  // The same key for a file that is sent again after a lost response, so that it is one import.
  const keyOf = ({ name, size, lastModified }: File): string => {
    const mark = `${name} ${size} ${lastModified}`
    if (last.current.mark !== mark) last.current = { mark, key: crypto.randomUUID() }
    return last.current.key
  }
  const send = async (file: File) => {
    const aborter = new AbortController()
    const onCancel = () => {
      cancelled.current = true
      aborter.abort()
    }
    cancelled.current = false
    setError(undefined)
    if (!(await isWorkbook(file))) return setError(problemText({ problem: 'WORKBOOK_WRONG_TYPE' }))
    const key = keyOf(file)
    const body = { key, ...(planId === null ? {} : { planId }) }
    const onProgress = (ratio: number | null) => setSending({ name: file.name, ratio, onCancel })
    onProgress(0)
    try {
      const input = { params: { projectId }, body, file }
      await upload(planImportRoutes.start, input, { signal: aborter.signal, onProgress })
      open(key)
    } catch (problem) {
      if (!cancelled.current) setError(problemText(problem))
    } finally {
      setSending(null)
    }
  }
  const sayNone = () => setError(problemText({ problem: 'WORKBOOK_NOT_SELECTED' }))
  return { send, sayNone, sending, error }
}
