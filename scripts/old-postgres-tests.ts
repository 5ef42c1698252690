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

/** Their tests spend their time in processes that read files; of them, those run that run their SQL. */
const ofReadFiles = {
  'evidence-packs': ['evidence-packs', 'facts/samples-of', 'kept-packs'],
  extractions: ['extractions', 'paid-questions', 'taken-off'],
  'laboratory-links': ['laboratory-links'],
  'plan-imports': ['discard-import', 'plan-imports', 'save/save-import'],
  'result-imports': ['check/duplicates', 'counts', 'resolve/answers', 'save/saved-samples'],
} as const

/**
 * Tests of the server for which the version of PostgreSQL does not matter: they read workbooks, kill
 * processes, break lines, or use no database. What they store is tested by a neighbour that is not listed.
 */
const withoutSql = [
  'features/deliveries/mail-outage',
  'features/deliveries/stream-load',
  'features/files/file-name',
  'features/readings/crash',
  'features/reference/workbooks/both-systems',
  'features/reference/workbooks/errors-workbook',
  'features/reference/workbooks/export-list',
  'features/schedule/documents/calendar',
  'features/session/shared-address-load',
  'features/users/clean-html',
  'platform/db/listen',
  'platform/db/lost-connection',
] as const

/** Slow ones, whose statements a quicker neighbour runs, too. */
const slow = [
  'features/alarms/engine/gather',
  'features/commands/delivery/networks-down',
  'features/commands/delivery/relay-commands',
  'features/containers/uploads/uploads',
  'features/data-exports/examples',
  'features/data-exports/readings/readings-export',
  'features/data-exports/slow-readers',
  'features/device-reports/http/report-services',
  'features/devices/device-workbooks/import-devices',
  'features/evidence-packs/facts/samples-of',
  'features/instruments/documents/looks-in-turn',
  'features/instruments/documents/viewing-copy',
  'features/members/workbook/import-members',
  'features/monitorings/documents/monitoring-list',
  'features/networks/external-broker',
  'features/networks/mutated-messages',
  'features/networks/mutated-payloads',
  'features/networks/signed-messages',
  'features/readings/hubs/hubs',
  'features/reference/workbooks/import-list',
  'features/session/shared-address',
  'features/users/phone/verification',
] as const

const fileOf = (name: string) => `server/src/${name}.test.ts`
export const named = [
  ...ownServers,
  ...withoutSql,
  ...slow,
  ...Object.entries(ofReadFiles).flatMap(([feature, names]) =>
    names.map((name) => `features/${feature}/${name}`),
  ),
].map(fileOf)

/**
 * Returns the files of tests that run on the oldest PostgreSQL; all but servers of their own where `isFull`. They are
 * named one by one, since Vitest does not hand an `--exclude` on to its projects.
 */
export function testsOnOldPostgres(isFull: boolean): string[] {
  const all = globSync(withSql, { cwd: root }).filter((file) => !isIn(ownServers, file))
  const isLeftOut = (file: string) => isIn(withoutSql, file) || isIn(slow, file)
  return isFull ? all : all.filter((file) => !isLeftOut(file) && isSqlOfItsFeature(file))
}

const isIn = (names: readonly string[], file: string) => names.some((name) => fileOf(name) === file)

function isSqlOfItsFeature(file: string): boolean {
  const [, , , feature = '', ...rest] = file.split('/')
  const names: readonly string[] | undefined = ofReadFiles[feature as keyof typeof ofReadFiles]
  return names === undefined || names.some((name) => `${name}.test.ts` === rest.join('/'))
}
