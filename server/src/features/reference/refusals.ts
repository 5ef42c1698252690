import type { FieldIssue } from '@puquio/contract'
import { Problem } from '../../platform/problem.ts'

/** One field that was not accepted. */
export const fieldProblem = (path: string, code: string, params: FieldIssue['params'] = {}) =>
  new Problem('INPUT_NOT_VALID', {}, [{ path, code, params }])

/** The name or code is taken: the field says so, whoever came first. */
export async function orAlreadyExists<T>(
  work: Promise<T>,
  path: 'name' | 'code',
  value: string,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (sqlState(error) !== '23505') throw error
    throw new Problem('ALREADY_EXISTS', { value }, [{ path, code: 'taken', params: { value } }])
  }
}

/** For rows that were checked against the list as it stood: somebody has taken one of their names since. */
export async function orChangedMeanwhile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === '23505' ? new Problem('CHANGED_MEANWHILE') : error
  }
}

/** Whatever names it, known to this feature or not, keeps it from being deleted. */
export async function orInUse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === '23503' ? new Problem('IN_USE') : error
  }
}

const sqlState = (error: unknown) => (error as { code?: unknown } | null)?.code
