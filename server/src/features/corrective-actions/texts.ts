import { fieldTerms } from '@puquio/contract/terms/fields'
import { taskTerms } from '@puquio/contract/terms/commitments/tasks'
import { defineTexts } from '@puquio/domain'

export const actionFileTexts = defineTexts({
  actions: taskTerms.actions,
  number: taskTerms.number,
  title: taskTerms.title,
  state: fieldTerms.status,
  isOverdue: taskTerms.overdue,
  origin: taskTerms.origin,
  of: { es: 'Abierta por', en: 'Opened for', fr: 'Ouverte pour', pt: 'Aberta por' },
  cause: taskTerms.cause,
  ownedBy: taskTerms.actionOwner,
  openedOn: taskTerms.openedOn,
  dueOn: taskTerms.dueOn,
  doneOn: taskTerms.doneOn,
  doneComment: taskTerms.doneComment,
  evidence: taskTerms.evidence,
  reviewedOn: taskTerms.reviewedOn,
  reviewedBy: taskTerms.reviewedBy,
  reviewComment: taskTerms.reviewComment,
})
