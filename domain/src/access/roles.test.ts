import { describe, expect, it } from 'vitest'
import { accessLevels, type Rights, mayAccess, roles, validPermissionSet } from './roles.ts'

const caller = (...permissions: Rights['permissions']): Rights => ({
  isSystemAdmin: false,
  permissions,
})

describe('mayAccess', () => {
  const open = 'public signed-in'
  // No person passes for a laboratory's link.
  const withoutLink = accessLevels.filter((access) => access !== 'laboratory')
  it.each<[string, Rights | null, string]>([
    ['nobody', null, 'public'],
    ['no role', caller(), open],
    ['READ', caller(2), `${open} project:read`],
    ['READ + WRITE', caller(2, 3), `${open} project:read project:write`],
    ['READ + AUDIT', caller(2, 4), `${open} project:read project:audit`],
    ['WRITE without READ', caller(3), open],
    ['AUDIT without READ', caller(4), open],
    ['ADMIN', caller(1), `${open} project:read project:write project:audit project:admin`],
    ['system administrator', { isSystemAdmin: true, permissions: [] }, withoutLink.join(' ')],
  ])('%s', (_name, who, expected) => {
    const granted = accessLevels.filter((access) => mayAccess(access, who))
    expect(granted.join(' ')).toBe(expected)
  })
})

describe('validPermissionSet', () => {
  it.each([
    [[], false, []],
    [[roles.READ], true, []],
    [[roles.READ, roles.WRITE, roles.AUDIT], true, []],
    [[roles.ADMIN], false, []],
    [[roles.ADMIN], true, ['guest-never-admin']],
    [[roles.WRITE], false, ['write-needs-read']],
    [[roles.ADMIN, roles.AUDIT], false, ['audit-needs-read']],
    [[roles.WRITE, roles.AUDIT], false, ['write-needs-read', 'audit-needs-read']],
    [[roles.READ, 5], false, ['unknown-code']],
  ])('%j, guest %j: %j', (codes, isGuest, issues) => {
    expect(validPermissionSet(codes, { isGuest })).toEqual(issues)
  })
})
