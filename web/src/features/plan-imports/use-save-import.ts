import { type PlanImport, planImportRoutes } from '@puquio/contract/plan-imports'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { afterChange } from '../../lib/after-change.ts'
import { isProblem } from '../../lib/call-error.ts'
import { useFormat } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { useProject } from '../../lib/project-context.ts'
import { routeKey, useApiMutation } from '../../lib/use-api.ts'
import { confirm } from '../../ui/confirm.ts'
import { showToast } from '../../ui/toasts.ts'
import { unfinished } from './import-search.ts'
import './texts.ts'

/** Saves, after asking where a plan of the same content exists, and goes to the plan. */
export const useSaveImport = (one: PlanImport) => {
  const { t } = useTranslation('planImports')
  const project = useProject()
  const format = useFormat(project.timeZone)
  const navigate = useNavigate()
  const mutation = useApiMutation(planImportRoutes.save, { refresh: afterChange.planImport })
  const client = useQueryClient()

  const ask = ({ title, savedAt }: { title: string; savedAt: string }) =>
    confirm({
      title: t('sameTitle'),
      text: t('sameText', { plan: title, date: format.day(savedAt) }),
      confirmLabel: t('sameConfirm'),
    })
  const send = async (title: string | undefined, sameContentAccepted: boolean): Promise<void> => {
    const body = { ...(title === undefined ? {} : { title }), sameContentAccepted }
    const params = { projectId: project.id, key: one.key }
    const saved = await mutation.mutateAsync({ params, body })
    unfinished.write(project.id, null)
    const count = saved.monitorings
    showToast({ kind: 'success', text: t('saved', { count, shown: format.number(count) }) })
    void navigate(paths.plan(saved.planId))
  }
  const save = async (title: string | undefined): Promise<void> => {
    const same = one.sameContentAs
    if (same && !(await ask(same))) return
    try {
      await send(title, same !== null)
    } catch (error) {
      if (isProblem(error, 'IMPORT_SAME_CONTENT')) {
        const { title: plan, savedAt } = error.params
        if (await ask({ title: String(plan), savedAt: String(savedAt) })) await send(title, true)
      } else if (isProblem(error, 'IMPORT_NOT_READY')) {
        showToast({ kind: 'warning', text: t('listsChanged') })
        await client.invalidateQueries({ queryKey: routeKey(planImportRoutes.get) })
      }
    }
  }
  const { error, isPending: isSaving } = mutation
  const isAnswered = isProblem(error, 'IMPORT_SAME_CONTENT', 'IMPORT_NOT_READY')
  return { save, error: isAnswered ? null : error, isSaving }
}
