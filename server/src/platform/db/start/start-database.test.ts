import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabaseAt, type TestDatabase } from '../../../../test/test-server.ts'
import { checkExternal, startDatabase } from './start-database.ts'

let database: TestDatabase
let other: TestDatabase
const { adminUrl } = inject('databaseServer')

beforeAll(async () => {
  database = await createDatabaseAt(adminUrl, `test_external_${Date.now()}`)
  other = await createDatabaseAt(adminUrl, `test_other_${Date.now()}`)
})

afterAll(async () => {
  await database.drop()
  await other.drop()
})

test('an external database with the two roles is taken as it is', async () => {
  const { appUrl, ownerUrl, telemetryUrl } = database
  const server = await startDatabase(
    {
      databaseUrl: appUrl,
      databaseOwnerUrl: ownerUrl,
      databaseTelemetryUrl: telemetryUrl,
      dataFolder: '/nowhere',
    },
    () => undefined,
  )
  expect(server).toMatchObject({ appUrl, ownerUrl, telemetryUrl })
  await server.stop()
})

test('an application that would pass row-level security is refused', async () => {
  const { ownerUrl } = database
  await expect(checkExternal({ ...database, appUrl: adminUrlOf(database) })).rejects.toThrow(
    /DATABASE_URL signs in as \w+: it must be puquio_app/,
  )
  await expect(checkExternal({ ...database, appUrl: ownerUrl })).rejects.toThrow(
    'signs in as puquio_owner',
  )
})

test('an owner that row-level security would bind is refused', async () => {
  await expect(checkExternal({ ...database, ownerUrl: database.appUrl })).rejects.toThrow(
    'DATABASE_OWNER_URL signs in as puquio_app',
  )
})

test('readings have a role of their own', async () => {
  await expect(checkExternal({ ...database, telemetryUrl: database.appUrl })).rejects.toThrow(
    'DATABASE_TELEMETRY_URL signs in as puquio_app: it must be puquio_telemetry',
  )
})

test('two different databases are refused', async () => {
  await expect(checkExternal({ ...database, ownerUrl: other.ownerUrl })).rejects.toThrow(
    'are different databases',
  )
})

test('a server that does not answer is named by its setting, without the password', async () => {
  const nowhere = 'postgresql://puquio_app:secret@127.0.0.1:9/puquio'
  await expect(checkExternal({ ...database, appUrl: nowhere })).rejects.toThrow(
    /^DATABASE_URL does not answer: (?!.*secret)/,
  )
})

function adminUrlOf({ name }: TestDatabase) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}
