/** Permission codes are the role values, held per user and project. */
export const roles = { ADMIN: 1, READ: 2, WRITE: 3, AUDIT: 4 } as const
export type PermissionCode = (typeof roles)[keyof typeof roles]

/** Who may use a route; read by the server's guard and by the web's. */
export const accessLevels = [
  'public',
  /** By the link of a laboratory, and by nothing else. */
  'laboratory',
  'signed-in',
  'project:read',
  'project:write',
  'project:audit',
  'project:admin',
  /** In a project, by a system administrator alone. */
  'project:system',
  'system',
] as const
export type Access = (typeof accessLevels)[number]

/** The permissions of a signed-in person in the current project, as the guards check them. */
export type Rights = { isSystemAdmin: boolean; permissions: readonly PermissionCode[] }

export const mayAccess = (access: Access, caller: Rights | null): boolean => {
  if (access === 'public') return true
  if (access === 'laboratory') return false
  if (caller === null) return false
  return caller.isSystemAdmin || isGranted(access, caller.permissions)
}

export const permissionIssues = [
  'unknown-code',
  'write-needs-read',
  'audit-needs-read',
  'guest-never-admin',
] as const
export type PermissionIssue = (typeof permissionIssues)[number]

/** Returns what is wrong with a set of permissions for a user; empty when nothing is. */
export const validPermissionSet = (
  codes: readonly number[],
  { isGuest }: { isGuest: boolean },
): PermissionIssue[] => {
  const known = new Set<number>(Object.values(roles))
  const hasRead = codes.includes(roles.READ)
  const found: Record<PermissionIssue, boolean> = {
    'unknown-code': codes.some((code) => !known.has(code)),
    'write-needs-read': codes.includes(roles.WRITE) && !hasRead,
    'audit-needs-read': codes.includes(roles.AUDIT) && !hasRead,
    'guest-never-admin': isGuest && codes.includes(roles.ADMIN),
  }
  return permissionIssues.filter((issue) => found[issue])
}

const isGranted = (
  access: Exclude<Access, 'public' | 'laboratory'>,
  permissions: readonly PermissionCode[],
): boolean => {
  const isAdmin = permissions.includes(roles.ADMIN)
  const hasRead = permissions.includes(roles.READ)
  switch (access) {
    case 'signed-in':
      return true
    case 'project:read':
      return isAdmin || hasRead
    case 'project:write':
      return isAdmin || (hasRead && permissions.includes(roles.WRITE))
    case 'project:audit':
      return isAdmin || (hasRead && permissions.includes(roles.AUDIT))
    case 'project:admin':
      return isAdmin
    case 'project:system':
    case 'system':
      return false
  }
}
