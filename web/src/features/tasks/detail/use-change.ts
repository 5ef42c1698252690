import {
  type OccurrenceDetail,
  taskOccurrenceRoutes,
} from '@puquio/contract/commitments/task-occurrences'
import type { RouteInput } from '@puquio/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../../lib/api/call-error.ts'
import { useApi, useApiMutation } from '../../../lib/api/use-api.ts'
import { useProject } from '../../../lib/project/project-context.ts'
import { showToast } from '../../../ui/toasts/toasts.ts'

export type Change = Omit<RouteInput<typeof taskOccurrenceRoutes.change>['body'], 'version'>
/** What somebody else did meanwhile is what came after `seen`; `typed` was not recorded. */
export type Conflict = { seen: number; typed: string }

/** Reads a due date of a task, and changes it as it was seen; a conflict shows what is new and keeps what was typed. */
export const useOccurrence = (occurrenceId: number) => {
  const { t } = useTranslation('tasks')
  const params = { projectId: useProject().id, occurrenceId }
  const asked = useApi(taskOccurrenceRoutes.get, { params })
  const mutation = useApiMutation(taskOccurrenceRoutes.change)
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const change = async (seen: OccurrenceDetail, body: Change) => {
    try {
      const answer = await mutation.mutateAsync({
        params,
        body: { ...body, version: seen.version },
      })
      setConflict(null)
      return answer
    } catch (error) {
      if (isProblem(error, 'CHANGED_MEANWHILE', 'TASK_DECIDED')) {
        setConflict({ seen: seen.events.at(-1)?.id ?? 0, typed: body.comment })
        await asked.refetch()
      }
      throw error
    }
  }
  const told = () => showToast({ kind: 'success', text: t('recorded'), action: 'task' })
  return { asked, change, told, conflict, dropConflict: () => setConflict(null) }
}

export type OccurrenceControl = ReturnType<typeof useOccurrence>
