import { followUp } from '@puquio/contract/monitorings'
import { followUpIssues } from '@puquio/domain'
import { fieldErrors, fieldIssues } from '../../../lib/field-text.ts'
import type { Draft } from './draft.ts'

/** Validates by the domain's rules and the contract's schema, as the server does again. */
export const draftErrors = (draft: Draft, today: string): Record<string, string> => {
  const rules = followUpIssues(draft, today).map(({ field, ...issue }) => ({
    path: field,
    ...issue,
  }))
  const shapes = followUp.safeParse(draft, { reportInput: true })
  return {
    ...(shapes.success ? {} : fieldErrors(fieldIssues(shapes.error.issues))),
    ...fieldErrors(rules),
  }
}
