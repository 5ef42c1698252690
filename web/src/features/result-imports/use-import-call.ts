import { resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useNavigate } from '@tanstack/react-router'
import { isProblem } from '../../lib/api/call-error.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { showToast } from '../../ui/toasts/toasts.ts'

/** Says what became of a change that was refused; returns whether it was made. */
export const isMade = async (change: () => Promise<unknown>): Promise<boolean> => {
  try {
    await change()
    return true
  } catch (error) {
    showToast({ kind: 'error', text: problemText(error) })
    return false
  }
}

/** Drops what is not saved of an import, and goes back to choosing a file. */
export const useDiscard = () => {
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  const discard = useApiMutation(resultImportRoutes.discard)
  return async (key: string) => {
    const isDone = await isMade(async () => {
      try {
        await discard.mutateAsync({ params: { projectId, key } })
      } catch (error) {
        if (!isProblem(error, 'NOT_FOUND', 'IMPORT_ALREADY_SAVED')) throw error
      }
    })
    if (isDone) await navigate(paths.resultImport())
  }
}
