import type { FieldIssue } from '@puquio/contract'
import { z } from 'zod'
import { Problem } from '../../problem.ts'
import { fieldIssues } from './field-issues.ts'

/** A body of a megabyte can hold half a million issues; describing them all takes seconds. */
const issuesMax = 50

type Read<S extends z.ZodType> = { value: z.output<S> } | { issues: FieldIssue[] }

/** Returns the input as the schema reads it, or its first issues. */
export function readInput<S extends z.ZodType>(schema: S, input: unknown): Read<S> {
  const context = { async: false }
  const read = schema._zod.run({ value: input, issues: [] }, context)
  if (read instanceof Promise) throw new Error('A schema of an input is asynchronous')
  if (read.issues.length === 0) return { value: read.value as z.output<S> }
  const issues = read.issues
    .slice(0, issuesMax)
    .map((issue) => z.core.util.finalizeIssue(issue, context, z.core.config()))
  return { issues: fieldIssues(issues, input) }
}

/** Returns the input as the schema reads it; throws INPUT_NOT_VALID with its first issues. */
export function requireInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const read = readInput(schema, input)
  if ('issues' in read) throw new Problem('INPUT_NOT_VALID', {}, read.issues)
  return read.value
}

/** For Fastify. Invalid params are reported as not found. */
export const validateInput =
  ({ schema, httpPart }: { schema: unknown; httpPart?: string }) =>
  (input: unknown) => {
    const read = readInput(schema as z.ZodType, input)
    if (!('issues' in read)) return read
    const isParams = httpPart === 'params'
    return {
      error: isParams ? new Problem('NOT_FOUND') : new Problem('INPUT_NOT_VALID', {}, read.issues),
    }
  }
