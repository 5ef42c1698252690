import type { RouteAnswer } from '@puquio/contract'
import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../lib/api/call-error.ts'
import { useFormat } from '../../lib/texts/format.ts'
import { invalidate } from '../../lib/api/invalidate.ts'
import { paths } from '../../lib/paths.ts'
import { useProject } from '../../lib/project/project-context.ts'
import { useApiMutation } from '../../lib/api/use-api.ts'
import { confirm } from '../../ui/dialog/confirm.ts'
import { showToast } from '../../ui/toasts/toasts.ts'
import './texts.ts'

/** Saves, after asking where a plan of the same content exists, and goes to the plan: parts of a form. */
export const useSaveImport = (one: PlanImport) => {
  const { t } = useTranslation('planImports')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const mutation = useApiMutation(planImportRoutes.save)
  const same = one.sameContentAs

  const askSame = ({ title, savedAt }: { title: string; savedAt: string }) =>
    confirm({
      title: t('sameTitle'),
      text: t('sameText', { plan: title, date: format.day(savedAt) }),
      confirmLabel: t('sameConfirm'),
    })
  const send = (title: string | undefined, sameContentAccepted: boolean) => {
    const body = { ...(title === undefined ? {} : { title }), sameContentAccepted }
    return mutation.mutateAsync({ params: { projectId: project.id, key: one.key }, body })
  }
  return {
    ask: async () => same === null || (await askSame(same)),
    save: async (title: string | undefined): Promise<SavedImport> => {
      try {
        return await send(title, same !== null)
      } catch (error) {
        // Such a plan was saved after the preview was loaded.
        if (!isProblem(error, 'IMPORT_SAME_CONTENT')) throw error
        const { title: plan, savedAt } = error.params
        if (!(await askSame({ title: String(plan), savedAt: String(savedAt) }))) throw error
        return send(title, true)
      }
    },
    onRefused: async (error: unknown) => {
      if (isProblem(error, 'IMPORT_SAME_CONTENT')) return null
      if (!isProblem(error, 'IMPORT_NOT_READY')) return undefined
      showToast({ kind: 'warning', text: t('listsChanged') })
      await invalidate(planImportRoutes.get.reads)
      return null
    },
    onSaved: ({ planId, monitorings: count }: SavedImport) => {
      showToast({ kind: 'success', text: t('saved', { count, shown: format.number(count) }) })
      void navigate(paths.plan(planId))
    },
  }
}

type SavedImport = RouteAnswer<typeof planImportRoutes.save>
