import { Problem } from '../../platform/problem.ts'

/** For checked rows: another user has taken one of their names since the check. */
export async function orChangedMeanwhile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === '23505' ? new Problem('CHANGED_MEANWHILE') : error
  }
}

/** A reference from any table keeps the entry from being deleted. */
export async function orInUse<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw sqlState(error) === '23503' ? new Problem('IN_USE') : error
  }
}

const sqlState = (error: unknown) => (error as { code?: unknown } | null)?.code
