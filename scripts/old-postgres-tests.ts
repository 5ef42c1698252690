import { globSync } from 'node:fs'
import { root } from './project.ts'

/** What runs on the oldest PostgreSQL, too: migrations, stores and policies. */
const withSql = [
  'server/src/platform/db/**/*.test.ts',
  'server/src/platform/telemetry/**/{read,write,rollups,refused-writes}.test.ts',
  'server/src/features/**/*.test.ts',
  'server/test/proofs/{row-level-security,scoping}*.test.ts',
]

/** Servers of their own, which are not of that version. */
const ownServers = [
  'platform/db/embedded/embedded',
  'platform/db/embedded/embedded-password',
] as const

/**
 * Tests of the server for which the version of PostgreSQL does not matter: they read workbooks, kill
 * processes, break lines, or use no database. What they store is tested by a neighbour that is not listed.
 */
const withoutSql = [
  'features/deliveries/mail-outage',
  'features/deliveries/stream-load',
  'features/files/file-name',
  'features/plan-imports/correct/decimal-marks',
  'features/plan-imports/crash',
  'features/plan-imports/cut-off-checks',
  'features/plan-imports/documents/template',
  'features/plan-imports/full-disk',
  'features/plan-imports/refusals',
  'features/plan-imports/refused-files',
  'features/reference/workbooks/both-systems',
  'features/reference/workbooks/errors-workbook',
  'features/reference/workbooks/export-list',
  'features/result-imports/crash',
  'features/result-imports/hostile-files',
  'features/result-imports/layouts',
  'features/result-imports/round-trip',
  'features/schedule/documents/calendar',
  'features/session/caller-address',
  'features/session/shared-address-load',
  'features/users/clean-html',
  'platform/db/listen',
  'platform/db/lost-connection',
] as const

const fileOf = (name: string) => `server/src/${name}.test.ts`
export const leftOut = [...ownServers, ...withoutSql].map(fileOf)

/**
 * Returns the files of tests that run on the oldest PostgreSQL; all but servers of their own where `isFull`. They are
 * named one by one, since Vitest does not hand an `--exclude` on to its projects.
 */
export function testsOnOldPostgres(isFull: boolean): string[] {
  const without = new Set(isFull ? ownServers.map(fileOf) : leftOut)
  return globSync(withSql, { cwd: root }).filter((file) => !without.has(file))
}
