import { type PermissionCode, roles } from '@puquio/domain'

/** Permissions with one given or taken: writing and auditing bring reading, which takes them along. */
export function withPermission(
  held: readonly PermissionCode[],
  code: PermissionCode,
  isGiven: boolean,
): PermissionCode[] {
  const needsRead = code === roles.WRITE || code === roles.AUDIT
  const takesAlong = code === roles.READ ? [roles.READ, roles.WRITE, roles.AUDIT] : [code]
  const given = isGiven
    ? [...held, code, ...(needsRead ? [roles.READ] : [])]
    : held.filter((one) => !takesAlong.some((taken) => taken === one))
  return [...new Set(given)].toSorted((a, b) => a - b)
}
