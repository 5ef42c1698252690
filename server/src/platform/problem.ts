import { type FieldIssue, type ProblemCode, type ProblemParams, problems } from '@puquio/contract'

/** An error of the catalogue, the only kind that code throws on purpose. */
export class Problem extends Error {
  readonly problem: ProblemCode
  readonly params: ProblemParams
  readonly fields: FieldIssue[] | undefined

  constructor(problem: ProblemCode, params: ProblemParams = {}, fields?: FieldIssue[]) {
    super(problem)
    this.name = 'Problem'
    this.problem = problem
    this.params = params
    this.fields = fields
  }

  get status(): number {
    return problems[this.problem].status
  }
}

/** What is wrong with one field of the input. */
export const fieldProblem = (path: string, code: string, params: ProblemParams = {}): Problem =>
  new Problem('INPUT_NOT_VALID', {}, [{ path, code, params }])
