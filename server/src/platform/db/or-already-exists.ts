import { Problem } from '../problem.ts'

type Path = 'name' | 'name.es' | 'code' | 'server'

/** Turns a violated unique index into an issue of the field: its value is taken. */
export async function orAlreadyExists<T>(work: Promise<T>, path: Path, value: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== '23505') throw error
    throw alreadyExists(path, value)
  }
}

export const alreadyExists = (path: Path, value: string) =>
  new Problem('ALREADY_EXISTS', { value }, [{ path, code: 'taken', params: { value } }])
