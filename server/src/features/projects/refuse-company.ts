import { fieldProblem } from '../../platform/problem.ts'

/** Turns the database's refusal of a company that other projects have into an issue of the field. */
export async function orRefuseCompany<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { constraint?: unknown } | null)?.constraint !== 'project_company') throw error
    throw fieldProblem('business', 'company-of-others')
  }
}
