import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { type Listener, listen } from './listen.ts'
import { soon } from '../../../test/soon.ts'

let testDatabase: TestDatabase
let owner: pg.Client
let app: pg.Client
let listener: Listener
const heard: string[] = []
let gaps = 0

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  owner = new pg.Client(testDatabase.ownerUrl)
  app = new pg.Client(testDatabase.appUrl)
  await Promise.all([owner.connect(), app.connect()])
  listener = await listen(
    testDatabase.appUrl,
    'news',
    (payload) => heard.push(payload),
    () => gaps++,
  )
})
afterAll(async () => {
  await listener.close()
  await Promise.all([owner.end(), app.end()])
  await testDatabase.drop()
})

const listening = sqlOfListeners('count(*)::int as count')
const connections = async () => (await app.query<{ count: number }>(listening)).rows[0]?.count
const allow = (yes: boolean) =>
  owner.query(
    `${yes ? 'grant' : 'revoke'} connect on database ${testDatabase.name} ${yes ? 'to' : 'from'} public`,
  )

test('hears what is said, and after an outage hears again over one connection', async () => {
  await owner.query(`notify news, 'one'`)
  await vi.waitFor(() => expect(heard).toEqual(['one']), soon)
  await allow(false)
  await app.query(sqlOfListeners('pg_terminate_backend(pid)'))
  await pause(3500)
  expect(gaps).toBeGreaterThan(0)
  await allow(true)
  await expect
    .poll(async () => {
      await owner.query(`notify news, 'back'`)
      return heard.includes('back')
    })
    .toBe(true)
  const gapsWhenBack = gaps
  await pause(1500)
  expect(await connections()).toBe(1)
  expect(gaps).toBe(gapsWhenBack)
  await owner.query(`notify news, 'two'`)
  await vi.waitFor(
    () => expect(heard.filter((one) => one !== 'back')).toEqual(['one', 'two']),
    soon,
  )
})

function sqlOfListeners(what: string) {
  return `select ${what} from pg_stat_activity
    where application_name = 'puquio listen' and datname = current_database()`
}
