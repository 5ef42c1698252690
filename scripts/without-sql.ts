/**
 * Tests of the server for which the version of PostgreSQL does not matter: they read workbooks, kill
 * processes, break lines, or use no database. What they store is tested by a neighbour that is not listed.
 */
export const withoutSql = [
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
  'features/schedule/documents/calendar',
  'features/session/caller-address',
  'features/session/shared-address-load',
  'features/users/clean-html',
  'platform/db/listen',
  'platform/db/lost-connection',
]
