import type { FieldIssue } from '@puquio/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** zod's issues as names of texts with their params: no sentence leaves the server untranslated. */
export const fieldIssues = (issues: readonly Issue[], input?: unknown): FieldIssue[] =>
  issues.slice(0, 50).map((issue) => {
    const path = issue.path.join('.')
    return { path, ...nameOf(issue, valueAt(input, issue.path)) }
  })

function nameOf(issue: Issue, value: unknown): Omit<FieldIssue, 'path'> {
  const isEmpty = value === undefined || value === null || value === ''
  switch (issue.code) {
    case 'too_small':
      if (issue.origin === 'string' && (isEmpty || Number(issue.minimum) === 1))
        return { code: 'required', params: {} }
      return {
        code: issue.origin === 'string' ? 'too-short' : 'too-small',
        params: { min: Number(issue.minimum) },
      }
    case 'too_big':
      return {
        code: issue.origin === 'string' ? 'too-long' : 'too-big',
        params: { max: Number(issue.maximum) },
      }
    case 'custom':
      return { code: String(issue.params?.problem ?? 'not-valid'), params: {} }
    case 'unrecognized_keys':
      return { code: 'unknown-field', params: { keys: issue.keys.slice(0, 10) } }
    default:
      return {
        code: isEmpty && issue.code === 'invalid_type' ? 'required' : 'not-valid',
        params: {},
      }
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
