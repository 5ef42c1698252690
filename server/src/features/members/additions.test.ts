import { randomUUID } from 'node:crypto'
import { memberRoutes as routes } from '@puquio/contract/people/members'
import type { PermissionCode } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type BuiltProject,
  type BuiltUser,
  buildMember,
  buildProject,
} from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import type { Calls } from '../../../test/send.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let project: BuiltProject
let admin: BuiltUser
let asAdmin: Calls
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())
beforeEach(async () => {
  puquio.clock.set('2026-02-15T12:00:00-05:00')
  project = await buildProject(puquio.database, { business: `Minera ${randomUUID()}` })
  admin = await buildMember(puquio.database, project, 'admin')
  asAdmin = await puquio.signIn(admin)
})

const adding = () => ({
  params: { projectId: project.id },
  body: {
    permissions: [2] as PermissionCode[],
    isGuest: false,
    endsOn: null,
    email: `${randomUUID()}@example.com`,
  },
})

test('a project adds 500 e-mails in a day, and no more', async () => {
  await puquio.database.owner.one(
    {},
    sql`insert into member_addition (project_id, user_id, email, is_from_workbook, added_at)
      select ${project.id}, ${admin.id}, 'a' || n || '@example.com', true, ${puquio.clock.now()} from generate_series(1, 499) n`,
  )
  expect(await asAdmin.refusal(routes.add, adding())).toMatchObject({ problem: 'USER_NOT_FOUND' })
  expect(await asAdmin.refusal(routes.add, adding())).toMatchObject({ problem: 'TOO_MANY_TRIES' })
})

test('a person adds three times as many in all projects together, whatever projects they make', async () => {
  const other = await buildProject(puquio.database)
  await puquio.database.owner.one(
    {},
    sql`insert into member_addition (project_id, user_id, email, added_at)
      select ${other.id}, ${admin.id}, 'b' || n || '@example.com', ${puquio.clock.now()} from generate_series(1, 179) n`,
  )
  expect(await asAdmin.refusal(routes.add, adding())).toMatchObject({ problem: 'USER_NOT_FOUND' })
  expect(await asAdmin.refusal(routes.add, adding())).toMatchObject({ problem: 'TOO_MANY_TRIES' })
  const asAnother = await puquio.signIn(await buildMember(puquio.database, project, 'admin'))
  expect(await asAnother.refusal(routes.add, adding())).toMatchObject({ problem: 'USER_NOT_FOUND' })
})
