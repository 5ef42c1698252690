import type { ProblemCode } from '@puquio/contract'

/** Why a file makes no layer: ends its reading wherever it is. */
export class Refusal extends Error {
  readonly problem: RefusalProblem
  readonly params: Readonly<Record<string, string | number>>

  constructor(problem: RefusalProblem, params: Readonly<Record<string, string | number>> = {}) {
    super(problem)
    this.problem = problem
    this.params = params
  }
}

export type RefusalProblem = Extract<ProblemCode, `MAP_FILE_${string}` | 'MAP_TEXT_DAMAGED'>
