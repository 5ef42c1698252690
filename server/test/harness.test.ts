import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../src/platform/db/sql.ts'
import { buildMine, buildPolicy } from './build.ts'
import { startTestApp, type TestApp } from './harness.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

test('builds a mine and signs its administrator in', async () => {
  const { admin, project, monitoring } = await buildMine(puquio.database)
  await buildPolicy(puquio.database)
  const { headers } = await puquio.signIn(admin)
  const found = await puquio.platform.sessions.find(
    headers.authorization ?? '',
    headers.cookie?.replace('puquio=', '') ?? '',
  )
  expect(found).toMatchObject({
    kind: 'live',
    session: { userId: admin.id, isPolicyInForce: true, acceptedProjects: [] },
  })
  const seen = await puquio.database.one({ projectId: project.id }, sql`select id from monitoring`)
  expect(seen).toEqual([{ id: monitoring.id }])
  expect(await puquio.database.one({}, sql`select id from monitoring`)).toEqual([])
})

test('the clock can be set', () => {
  puquio.clock.set('2027-01-01T00:00:00Z')
  expect(puquio.clock.now().toISOString()).toMatch(/^2027-01-01T00:00:0/)
})
