import type { FieldIssue, ProblemBody, ProblemCode, ProblemParams } from '@puquio/contract'

/** Errors of a call: the catalogue's problems, and a failed network. */
export type CallProblem = ProblemCode | 'NO_CONNECTION'

type Details = Pick<ProblemBody, 'status' | 'code'> & {
  problem: CallProblem
  params?: ProblemParams
  fields?: readonly FieldIssue[] | undefined
  requestId?: string | undefined
}

export class CallError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  readonly code: string | number
  readonly problem: CallProblem
  readonly params: ProblemParams
  readonly fields: readonly FieldIssue[]
  readonly requestId: string | undefined

  constructor({ status, code, problem, params = {}, fields = [], requestId }: Details) {
    super(problem)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.problem = problem
    this.params = params
    this.fields = fields
    this.requestId = requestId
  }
}

export const isProblem = (error: unknown, ...wanted: readonly CallProblem[]): error is CallError =>
  error instanceof CallError && wanted.includes(error.problem)
