import {
  type ActionDetail,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import type { RouteInput } from '@puquio/contract'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'

export type ActionChange = Omit<RouteInput<typeof correctiveActionRoutes.change>['body'], 'version'>

/** Reads a corrective action, and changes it as it was seen; what others did meanwhile is shown. */
export const useAction = (actionId: number) => {
  const { t } = useTranslation('actions')
  const params = { projectId: useProject().id, actionId }
  const asked = useApi(correctiveActionRoutes.get, { params })
  const mutation = useApiMutation(correctiveActionRoutes.change)
  const change = (seen: ActionDetail, body: ActionChange) =>
    mutation.mutateAsync({ params, body: { ...body, version: seen.version } })
  const onRefused = async (error: unknown) => {
    if (!isProblem(error, 'CHANGED_MEANWHILE', 'ACTION_DONE', 'ACTION_NOT_DONE')) return undefined
    await asked.refetch()
    return t('conflict')
  }
  const told = () =>
    showToast({ kind: 'success', text: t('recorded'), action: 'corrective-action' })
  return { asked, change, onRefused, told }
}

export type ActionControl = ReturnType<typeof useAction>
