import { fieldTerms } from '@puquio/contract/terms/fields'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts, planColumnTerms } from '@puquio/domain'

export const taskFileTexts = defineTexts({
  tasks: taskTerms.tasks,
  dueOn: taskTerms.dueOn,
  task: taskTerms.task,
  state: fieldTerms.status,
  isOverdue: taskTerms.overdue,
  commitment: fieldTerms.commitment,
  instrument: planColumnTerms.instrument,
  role: taskTerms.role,
  holder: taskTerms.holder,
  reviewer: taskTerms.reviewer,
  doneOn: taskTerms.doneOn,
  comment: taskTerms.comment,
  evidence: taskTerms.evidence,
  reviewedAt: taskTerms.reviewedOn,
  reviewedBy: taskTerms.reviewedBy,
  reviewComment: taskTerms.reviewComment,
  actions: taskTerms.actions,
})
