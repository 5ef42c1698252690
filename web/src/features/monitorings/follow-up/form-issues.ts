import { followUp } from '@puquio/contract/follow-up/follow-up'
import type { FieldIssue } from '@puquio/contract'
import { followUpIssues } from '@puquio/domain'
import { fieldErrors, fieldIssues } from '../../../lib/texts/field-text.ts'
import type { Draft } from './draft.ts'
import { missingTexts } from './missing-texts.ts'

/** Says of a field that is empty what to fill in, where the form has words for it. */
export const missingNamed = (issue: FieldIssue): FieldIssue => {
  const code = `missing-${issue.path}`
  return issue.code === 'required' && code in missingTexts ? { ...issue, code } : issue
}

/** Validates by the domain's rules and the contract's schema, as the server does again. */
export const draftErrors = (draft: Draft, today: string): Record<string, string> => {
  const rules = followUpIssues(draft, today).map(({ field, ...issue }) =>
    missingNamed({ path: field, ...issue }),
  )
  const shapes = followUp.safeParse(draft, { reportInput: true })
  return {
    ...(shapes.success ? {} : fieldErrors(fieldIssues(shapes.error.issues))),
    ...fieldErrors(rules),
  }
}
