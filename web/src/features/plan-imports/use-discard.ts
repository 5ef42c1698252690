import { planImportRoutes } from '@puquio/contract/plan-imports'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { isProblem } from '../../lib/api/call-error.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import { useImportSearch } from './import-search.ts'

/** Drops an import, and goes back to choosing a file. */
export const useDiscard = () => {
  const { id: projectId } = useProject()
  const { open } = useImportSearch()
  const discard = useApiMutation(planImportRoutes.discard)
  return async (key: string) => {
    try {
      await discard.mutateAsync({ params: { projectId, key } })
    } catch (error) {
      if (!isProblem(error, 'NOT_FOUND', 'IMPORT_ALREADY_SAVED'))
        return void showToast({ kind: 'error', text: problemText(error) })
    }
    open(null)
  }
}
