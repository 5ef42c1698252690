import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { createDatabaseAt, type TestDatabase } from './test-server.ts'

/** A migrated database of the test file's own; drop it in `afterAll`. */
export function createTestDatabase(): Promise<TestDatabase> {
  const { adminUrl, template } = inject('databaseServer')
  return createDatabaseAt(adminUrl, `test_${randomBytes(6).toString('hex')}`, template)
}
