import { validPermissionSet } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildProject } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const codes = [1, 2, 3, 4, 5]
const sets = Array.from({ length: 2 ** codes.length }, (_, bits) =>
  codes.filter((_, at) => bits & (1 << at)),
)

test.each([false, true])(
  'of all sets of permissions the database keeps those that the domain accepts (guest: %s)',
  async (isGuest) => {
    const { database } = puquio
    const project = await buildProject(database)
    for (const permissions of sets) {
      const isKept = await buildMember(database, project, 'read', { permissions, isGuest }).then(
        () => true,
        ({ constraint }) => (constraint === 'project_member_permissions' ? false : null),
      )
      expect([permissions, isKept]).toEqual([
        permissions,
        validPermissionSet(permissions, { isGuest }).length === 0,
      ])
    }
  },
)
