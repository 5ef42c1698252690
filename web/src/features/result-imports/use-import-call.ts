import { type ResultImport, resultImportRoutes } from '@puquio/contract/laboratory/result-imports'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { call } from '../../lib/api/call.ts'
import { paths } from '../../lib/paths.ts'
import { problemText } from '../../lib/problems/problem-text.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

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

/** Drops what is not saved of an import, once a person has confirmed it, and goes back to choosing a file. */
export const useDiscard = () => {
  const { t } = useTranslation('resultImports')
  const drop = useDrop()
  return async ({ key, fileName }: Pick<ResultImport, 'key' | 'fileName'>) => {
    const asked = {
      title: t('discardTitle', { file: fileName }),
      text: t('discardText'),
      confirmLabel: t('discard'),
      isDanger: true,
    }
    if (!(await confirm(asked))) return
    if (await drop(key))
      showToast({ kind: 'success', text: t('discarded', { file: fileName }), action: 'discard' })
  }
}

/** Drops an import in which nothing can be lost; returns whether it is gone. */
export const useDrop = () => {
  const { id: projectId } = useProject()
  const navigate = useNavigate()
  return async (key: string): Promise<boolean> => {
    // First: the page would read again what is about to be gone.
    await navigate(paths.resultImport())
    return isMade(async () => {
      try {
        await call(resultImportRoutes.discard, { params: { projectId, key } })
      } catch (error) {
        if (!isProblem(error, 'NOT_FOUND', 'IMPORT_ALREADY_SAVED')) throw error
      }
    })
  }
}
