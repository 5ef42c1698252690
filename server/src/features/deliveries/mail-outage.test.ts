import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendThroughOutage } from '../../../test/mail/mail-outage.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { TestDatabase } from '../../../test/test-server.ts'
import { type Database, openDatabase } from '../../platform/db/database.ts'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await createTestDatabase()
  const { appUrl, ownerUrl } = testDatabase
  database = openDatabase({ appUrl, ownerUrl, onError: () => undefined })
})
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const isProof = process.env['PUQUIO_PROVE'] === 'full'
const plan = isProof
  ? { mailsPerProject: 200, rate: 20, killsAtS: [2, 5] }
  : { mailsPerProject: 12, rate: 120, killsAtS: [] }

test('an outage of ten minutes loses no mail, sends none more than twice, and all leave soon after it', async () => {
  const seen = await sendThroughOutage(database, testDatabase, plan)
  expect(seen).toMatchObject({ lost: 0, moreThanTwice: 0 })
  expect(seen.repeats).toBeLessThanOrEqual(seen.inFlight)
  // Twice the limit of the bench, which measures on a machine of its own.
  expect(seen.deliveredS).toBeLessThan(120)
}, 400_000)
