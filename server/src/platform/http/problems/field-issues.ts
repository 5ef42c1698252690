import { type FieldIssue, issueName } from '@puquio/contract'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** Turns zod's issues into names of texts with their params, which the web translates. */
export const fieldIssues = (issues: readonly Issue[], input?: unknown): FieldIssue[] =>
  issues.map((issue) => {
    const path = issue.path.join('.')
    return { path, ...issueName(issue, valueAt(input, issue.path)) }
  })

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[key]
  }
  return value
}
