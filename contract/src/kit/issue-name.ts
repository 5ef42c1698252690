import type { z } from 'zod'
import type { FieldIssue } from '../problems.ts'

/**
 * zod's issue as the name of a text with its params: forms and server then describe an issue alike. `value`
 * is the field's value, since an empty field is reported as missing rather than as wrong.
 */
export const issueName = (issue: z.core.$ZodIssue, value: unknown): Omit<FieldIssue, 'path'> => {
  const isEmpty = value === undefined || value === null || value === ''
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string')
        return { code: 'too-small', params: { min: Number(issue.minimum) } }
      return isEmpty || Number(issue.minimum) === 1
        ? { code: 'required', params: {} }
        : { code: 'too-short', params: { min: Number(issue.minimum) } }
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too-long' : 'too-big',
        params: { max: Number(issue.maximum) },
      }
    case 'custom': {
      const { problem = 'not-valid', ...params } = issue.params ?? {}
      return { code: String(problem), params }
    }
    case 'unrecognized_keys':
      return { code: 'unknown-field', params: { keys: issue.keys.slice(0, 10) } }
    case 'invalid_type':
    // A choice of some words, where nothing was chosen.
    case 'invalid_value':
      return { code: isEmpty ? 'required' : 'not-valid', params: {} }
    case 'invalid_format':
      if (isEmpty) return { code: 'required', params: {} }
      return { code: issue.format === 'email' ? 'email' : 'not-valid', params: {} }
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return { code: 'not-valid', params: {} }
  }
}
