import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'
import { leftOut, testsOnOldPostgres } from './old-postgres-tests.ts'

test.each(leftOut)('%s is a test', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
})

test('all of stores, features and policies run, but for those that are left out', () => {
  const [full, short] = [testsOnOldPostgres(true), testsOnOldPostgres(false)]
  expect(short).toContain('server/src/features/samples/samples.test.ts')
  expect(short).toContain('server/test/proofs/row-level-security.test.ts')
  expect(short.filter((file) => leftOut.includes(file))).toEqual([])
  expect(full.filter((file) => !short.includes(file) && !leftOut.includes(file))).toEqual([])
  expect(full).not.toContain('server/src/platform/db/embedded/embedded.test.ts')
})
