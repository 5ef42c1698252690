import { Problem } from '../problem.ts'

/** Turns a violated unique index into an issue of the field: the name or code is taken. */
export async function orAlreadyExists<T>(
  work: Promise<T>,
  path: 'name' | 'code',
  value: string,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== '23505') throw error
    throw alreadyExists(path, value)
  }
}

export const alreadyExists = (path: 'name' | 'code', value: string) =>
  new Problem('ALREADY_EXISTS', { value }, [{ path, code: 'taken', params: { value } }])
