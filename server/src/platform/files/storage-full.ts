import { Problem } from '../problem.ts'

/** Error codes of a full disk or quota: of Node, and of PostgreSQL (disk_full). */
const codes = ['ENOSPC', 'EDQUOT', '53100']

/** Returns whether an error or one of its causes is a full disk, or one at its reserve. */
export function isStorageFull(error: unknown): boolean {
  if (error instanceof Problem) return error.problem === 'STORAGE_FULL'
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (codes.includes((at as NodeJS.ErrnoException).code ?? '')) return true
  return false
}
