import type { SystemScope } from '../../db/scopes/scope.ts'
import {
  citusVersion,
  distributeTable,
  hasRows,
  keepSettings,
  readDistributed,
  readWorkers,
  settings,
} from './distribute-store.ts'
import { type DistributedTable, distributedTables } from './distributed-tables.ts'

/** Parts of each table: they are moved between machines as wholes, so there may be so many machines at most. */
const shards = 32

/** Why the tables of readings cannot be distributed, for who asked for it. */
export class CannotDistribute extends Error {}

/** What distributing will do, said before it does anything. */
export type Distribution = { lines: string[]; tables: readonly DistributedTable[] }

/** Says what is to be done; throws CannotDistribute where something is missing. */
export async function planDistribution(scope: SystemScope): Promise<Distribution> {
  const version = await citusVersion(scope)
  if (version === null)
    throw new CannotDistribute(
      'This database has no Citus: readings stay on one machine. Install Citus 13 or newer, `create extension citus` in this database, and add its machines (docs/operations.md, "A cluster").',
    )
  const workers = await readWorkers(scope)
  if (workers.length === 0)
    throw new CannotDistribute(
      'The cluster has no machine to distribute to: add them by citus_add_node (docs/operations.md, "A cluster").',
    )
  const done = await readDistributed(scope)
  const tables = distributedTables.filter(({ table }) => !done.has(table))
  for (const { table } of tables)
    if (await hasRows(scope, table))
      throw new CannotDistribute(
        `telemetry.${table} has rows. Distribute an empty database, and copy the rows into it after (docs/operations.md, "A cluster").`,
      )
  const named = workers.map(({ name, port }) => `${name}:${port}`).join(', ')
  return {
    tables,
    lines:
      tables.length === 0
        ? [`All tables of readings are distributed already, over ${named}.`]
        : [
            `Citus ${version} distributes over ${workers.length} machines: ${named}.`,
            ...tables.map(
              ({ table, column, first }) =>
                `  telemetry.${table} by ${column}, ${table === first ? `in ${shards} parts` : `beside ${first}`}`,
            ),
            `Set for this database: ${settings.join(', ')}.`,
            'All other tables stay on this machine. `undistribute_table` of Citus is the way back.',
          ],
  }
}

/** Does what was planned, table by table; broken off, the next plan has the rest. */
export async function distribute(scope: SystemScope, { tables }: Distribution): Promise<void> {
  for (const table of tables) await distributeTable(scope, table, shards)
  await keepSettings(scope)
}
