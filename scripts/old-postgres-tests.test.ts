import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'
import { named, testsOnOldPostgres } from './old-postgres-tests.ts'

test.each(named)('%s is a test', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})

test('stores, features and policies run; of features that read files, what runs their SQL', () => {
  const [full, short] = [testsOnOldPostgres(true), testsOnOldPostgres(false)]
  expect(short).toContain('server/src/features/samples/samples.test.ts')
  expect(short).toContain('server/test/proofs/row-level-security.test.ts')
  expect(short).toContain('server/src/features/result-imports/resolve/answers.test.ts')
  expect(short).not.toContain('server/src/features/result-imports/round-trip.test.ts')
  expect(full).toContain('server/src/features/result-imports/round-trip.test.ts')
  expect(full).not.toContain('server/src/platform/db/embedded/embedded.test.ts')
  expect(short.filter((file) => !full.includes(file))).toEqual([])
})
