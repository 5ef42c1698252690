import type { z } from 'zod'
import { CallError } from './api/call-error.ts'
import { fieldErrors, fieldIssues } from './texts/field-text.ts'

/**
 * What a form's values lack, field by field, checked by the contract's schema and worded in the
 * reader's language: `useForm({ validate: validateWith(planTitle) })`.
 */
export const validateWith =
  (schema: z.ZodType) =>
  (values: unknown): Record<string, string> => {
    const read = schema.safeParse(values, { reportInput: true })
    return read.success ? {} : fieldErrors(fieldIssues(read.error.issues))
  }

/** What the server did not accept, field by field: `form.setErrors(fieldErrorsOf(error))`. */
export const fieldErrorsOf = (error: unknown): Record<string, string> =>
  error instanceof CallError ? fieldErrors(error.fields) : {}
