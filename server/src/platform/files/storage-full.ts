/** A disk, or one's share of it, that is full: of Node, and of PostgreSQL (disk_full). */
const codes = ['ENOSPC', 'EDQUOT', '53100']

/** Whether somewhere in what led to an error there was no room left to write. */
export function isStorageFull(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++)
    if (codes.includes((at as NodeJS.ErrnoException).code ?? '')) return true
  return false
}
