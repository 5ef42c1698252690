import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './project.ts'
import { withoutSql } from './without-sql.ts'

test.each(withoutSql)('%s is a test', (name) => {
  expect(existsSync(join(root, `server/src/${name}.test.ts`))).toBe(true)
})
