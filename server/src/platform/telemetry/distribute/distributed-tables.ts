/** Which column says on which machine of a cluster a row stands, and the tables that go with which other. */
const byVariable = [
  'reading',
  'reading_10m',
  'reading_1h',
  'reading_1d',
  'reading_latest',
  'reading_cold',
  'rollup_dirty',
]
const byDevice = ['raw_message', 'message_key']

export type DistributedTable = { table: string; column: 'variable_id' | 'device_id'; first: string }

/** What is spread over a cluster; all other tables stay on the machine that is asked. */
export const distributedTables: readonly DistributedTable[] = [
  ...byVariable.map((table) => ({ table, column: 'variable_id' as const, first: 'reading' })),
  ...byDevice.map((table) => ({ table, column: 'device_id' as const, first: 'raw_message' })),
]
