import { planImportRoutes } from '@puquio/contract/plan-imports'
import { useRef, useState } from 'react'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useSendFile } from '../../lib/api/use-send-file.ts'
import { useImportSearch } from './import-search.ts'
import { isWorkbook } from './is-workbook.ts'

/** Validates the file, uploads it, and goes on to its check. */
export const useUpload = (planId: number | null) => {
  const { id: projectId } = useProject()
  const { open } = useImportSearch()
  const { sending, send: sendFile } = useSendFile()
  const [error, setError] = useState<string>()
  const last = useRef({ mark: '', key: '' })

  // The same key for a file that is sent again after a lost response, so that it is one import.
  const keyOf = ({ name, size, lastModified }: File): string => {
    const mark = `${name} ${size} ${lastModified}`
    if (last.current.mark !== mark) last.current = { mark, key: crypto.randomUUID() }
    return last.current.key
  }
  const send = async (file: File) => {
    setError(undefined)
    if (!(await isWorkbook(file))) return setError(problemText({ problem: 'WORKBOOK_WRONG_TYPE' }))
    const key = keyOf(file)
    const body = { key, ...(planId === null ? {} : { planId }) }
    try {
      const begun = await sendFile(planImportRoutes.start, { params: { projectId }, body, file })
      if (begun !== undefined) open(key)
    } catch (problem) {
      setError(problemText(problem))
    }
  }
  const sayNone = () => setError(problemText({ problem: 'WORKBOOK_NOT_SELECTED' }))
  return { send, sayNone, sending, error }
}
