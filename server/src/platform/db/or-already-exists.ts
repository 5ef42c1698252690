import { Problem } from '../problem.ts'

type Path =
  | 'name'
  | 'name.es'
  | 'code'
  | 'server'
  | 'serial'
  | 'externalKey'
  | 'certificate'
  | 'validFrom'
  | 'measuredTime'

/** Turns a violated unique index into an issue of the field: its value is taken. */
export async function orAlreadyExists<T>(work: Promise<T>, path: Path, value: string): Promise<T> {
  try {
    return await work
  } catch (error) {
    if ((error as { code?: unknown } | null)?.code !== '23505') throw error
    throw alreadyExists(path, value)
  }
}

/** The same where several unique indexes may be violated, each with its field and value by the index's name. */
export async function orOneAlreadyExists<T>(
  work: Promise<T>,
  fields: Readonly<Record<string, readonly [Path, string]>>,
): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { code, constraint = '' } = (error ?? {}) as { code?: unknown; constraint?: string }
    const taken = code === '23505' ? fields[constraint] : undefined
    if (!taken) throw error
    throw alreadyExists(...taken)
  }
}

export const alreadyExists = (path: Path, value: string) =>
  new Problem('ALREADY_EXISTS', { value }, [{ path, code: 'taken', params: { value } }])
