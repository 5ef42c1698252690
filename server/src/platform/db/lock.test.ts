import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { countWaiting } from '../../../test/lock-waits.ts'
import { lock } from './lock.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

test('a lock is waited for until the transaction ends, by what locks the same thing alone', async () => {
  const { database } = puquio
  const order: string[] = []
  let same: Promise<void> | undefined
  await database.transaction({}, async (rows) => {
    await lock({ rows }, 'members', 1)
    const membersOf = (project: number) =>
      database.transaction({}, (within) => lock({ rows: within }, 'members', project))
    await membersOf(2)
    await database.transaction({}, (within) => lock({ rows: within }, 'containers', 1))
    same = membersOf(1).then(() => void order.push('second'))
    while ((await countWaiting(database)) < 1);
    order.push('first')
  })
  await same
  expect(order).toEqual(['first', 'second'])
})

test('no two names with their parts are one lock', async () => {
  const { database } = puquio
  await database.transaction({}, async (rows) => {
    await lock({ rows }, 'access-tokens', 1, 12)
    await database.transaction({}, (within) => lock({ rows: within }, 'access-tokens', 11, 2))
    await database.transaction({}, (within) => lock({ rows: within }, 'mail-servers', null))
    await lock({ rows }, 'mail-servers', 0)
  })
})
