import { todayIn } from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildMember, buildProject, buildUser } from '../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { mayEnter, maySignIn } from './account-conditions.ts'
import { sql } from './sql.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const at = '2026-01-02T00:00:00Z'
const flags = [
  { isActive: true, emailVerifiedAt: at },
  { isActive: false, emailVerifiedAt: at },
  { isActive: false, emailVerifiedAt: null },
].flatMap((active) =>
  [null, at].flatMap((blockedAt) =>
    [null, at].flatMap((deletedAt) =>
      [null, at].map((signInClosedAt) => ({ ...active, blockedAt, deletedAt, signInClosedAt })),
    ),
  ),
)

test('the condition of signing in is the one by which the database finds a session usable', async () => {
  for (const columns of flags) {
    const { id } = await buildUser(puquio.database, columns)
    const [row] = await puquio.database.owner.one<{ may: boolean; isUsable: boolean }>(
      {},
      sql`select ${maySignIn} as may, (person_record(u.id, now()) ->> 'isUsable')::boolean as is_usable
        from app_user u where u.id = ${id}`,
    )
    const may = columns.isActive && columns.blockedAt === null && columns.deletedAt === null
    expect(row, JSON.stringify(columns)).toEqual({ may, isUsable: may })
  }
})

test('a guest may enter on the last day, by the project’s clock, and no more after it', async () => {
  for (const timeZone of ['America/Lima', 'Pacific/Auckland']) {
    const project = await buildProject(puquio.database, { timeZone })
    for (const now of ['2026-03-10T04:59:59Z', '2026-03-10T05:00:00Z', '2026-03-10T11:00:00Z'])
      for (const endsOn of [null, '2026-03-09', '2026-03-10', '2026-03-11']) {
        const guest = await buildMember(puquio.database, project, 'read', { isGuest: true, endsOn })
        const [row] = await puquio.database.owner.one<{ may: boolean }>(
          {},
          sql`select ${mayEnter(new Date(now))} as may from project_member m join project p on p.id = m.project_id
            where m.user_id = ${guest.id}`,
        )
        const may = endsOn === null || endsOn >= todayIn(timeZone, new Date(now))
        expect(row?.may, `${timeZone} ${now} ${endsOn}`).toBe(may)
      }
  }
})

test('who holds no permission may not enter', async () => {
  const project = await buildProject(puquio.database)
  const member = await buildMember(puquio.database, project, 'read', { permissions: [] })
  const [row] = await puquio.database.owner.one<{ may: boolean }>(
    {},
    sql`select ${mayEnter(new Date(at))} as may from project_member m join project p on p.id = m.project_id
      where m.user_id = ${member.id}`,
  )
  expect(row?.may).toBe(false)
})
