import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { upload } from '../../lib/api/upload.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'

type Sending = { name: string; ratio: number | null; onCancel: () => void }

/** Uploads a file of results, and goes on to its columns. */
export const useResultUpload = () => {
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const [sending, setSending] = useState<Sending | null>(null)
  const [error, setError] = useState<string>()
  const last = useRef({ mark: '', key: '' })

  // The same key for a file that is sent again after a lost response, so that it is one import.
  const keyOf = ({ name, size, lastModified }: File): string => {
    const mark = `${name} ${size} ${lastModified}`
    if (last.current.mark !== mark) last.current = { mark, key: crypto.randomUUID() }
    return last.current.key
  }
  const send = async (file: File) => {
    const aborter = new AbortController()
    const onCancel = () => aborter.abort()
    const onProgress = (ratio: number | null) => setSending({ name: file.name, ratio, onCancel })
    setError(undefined)
    onProgress(0)
    const key = keyOf(file)
    try {
      const input = { params: { projectId }, body: { key }, file }
      await upload(resultImportRoutes.start, input, { signal: aborter.signal, onProgress })
      await navigate(paths.resultImport(key))
    } catch (problem) {
      if (!aborter.signal.aborted) setError(problemText(problem))
    } finally {
      setSending(null)
    }
  }
  return { send, sending, error }
}
