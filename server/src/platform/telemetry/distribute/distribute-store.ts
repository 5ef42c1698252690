import type { SystemScope } from '../../db/scopes/scope.ts'
import { raw, sql } from '../../db/sql.ts'
import type { DistributedTable } from './distributed-tables.ts'

type Rows = Pick<SystemScope, 'rows'>

/** The version of Citus in this database; null without it. */
export async function citusVersion({ rows }: Rows): Promise<string | null> {
  const [found] = await rows<{ version: string }>(
    sql`select extversion as version from pg_extension where extname = 'citus'`,
  )
  return found?.version ?? null
}

export const readWorkers = ({ rows }: Rows): Promise<{ name: string; port: number }[]> =>
  rows(
    sql`select node_name as name, node_port::int as port from citus_get_active_worker_nodes() order by 1, 2`,
  )

/** Those that were distributed before. */
export async function readDistributed({ rows }: Rows): Promise<Set<string>> {
  const found = await rows<{ name: string }>(
    sql`select c.relname as name from pg_dist_partition p join pg_class c on c.oid = p.logicalrelid
      where c.relnamespace = 'telemetry'::regnamespace`,
  )
  return new Set(found.map(({ name }) => name))
}

export async function hasRows({ rows }: Rows, table: string): Promise<boolean> {
  const found = await rows(sql`select from ${raw(`telemetry.${table}`)} limit 1`)
  return found.length > 0
}

export async function distributeTable(
  { rows }: Rows,
  { table, column, first }: DistributedTable,
  shards: number,
): Promise<void> {
  const name = `telemetry.${table}`
  await rows(
    table === first
      ? sql`select create_distributed_table(${name}::regclass, ${column}::text, colocate_with := 'none', shard_count := ${shards}::int)`
      : sql`select create_distributed_table(${name}::regclass, ${column}::text, colocate_with := ${`telemetry.${first}`}::text)`,
  )
}

/** Without these two, commits of few rows cost many times more: one connection a worker, kept open. */
export const settings = [
  'citus.max_adaptive_executor_pool_size = 1',
  'citus.max_cached_conns_per_worker = 16',
]

export async function keepSettings({ rows }: Rows): Promise<void> {
  for (const setting of settings)
    await rows(
      sql`do $$ begin execute format('alter database %I set ${raw(setting)}', current_database()); end $$`,
    )
}
