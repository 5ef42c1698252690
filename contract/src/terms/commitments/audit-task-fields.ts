import type { Text } from '@puquio/domain'
import { actionOriginTerms, actionStateTerms, taskTerms } from './tasks.ts'
import { taskStateTerms } from './commitments.ts'

/** Columns of responsible roles, tasks and corrective actions, as the audit trail names them. */
export const taskColumnTerms = {
  task_id: taskTerms.task,
  occurrence_id: taskTerms.occurrence,
  action_id: taskTerms.action,
  reviewer_role_id: taskTerms.reviewer,
  'task.title': taskTerms.title,
  detail: taskTerms.detail,
  from_on: { es: 'Desde el día', en: 'From the day', fr: 'À partir du', pt: 'A partir do dia' },
  'task.first_on': taskTerms.firstOn,
  'task.last_on': taskTerms.lastOn,
  ended_by: { es: 'Terminada por', en: 'Ended by', fr: 'Terminée par', pt: 'Encerrada por' },
  ended_reason: {
    es: 'Motivo del término',
    en: 'Reason for ending it',
    fr: 'Motif de la fin',
    pt: 'Motivo do encerramento',
  },
  due_on: taskTerms.dueOn,
  done_on: taskTerms.doneOn,
  comment: taskTerms.comment,
  reviewed_at: taskTerms.reviewedOn,
  reviewed_by: taskTerms.reviewedBy,
  review_comment: taskTerms.reviewComment,
  'corrective_action.number': taskTerms.number,
  'corrective_action.title': taskTerms.title,
  cause: taskTerms.cause,
  origin_kind: taskTerms.origin,
  alarm_id: actionOriginTerms.alarm,
  owner_id: taskTerms.actionOwner,
  done_comment: taskTerms.doneComment,
} as const satisfies Record<string, Text>

/** Codes that those columns hold. */
export const taskValueTerms: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  'task_occurrence.state': taskStateTerms,
  'corrective_action.state': actionStateTerms,
  origin_kind: actionOriginTerms,
}
