import type { Rows } from './database.ts'
import { type Sql, sql } from './sql.ts'

/**
 * The names of advisory locks, each with what there is one lock for. Locks of different names never wait for each
 * other. Locked elsewhere: migrations (`start/migrate.ts`), and what only functions of the database lock.
 */
type Locks = {
  additions: [userId: number]
  'account-links': [address: string]
  alarms: []
  'alarm-rules': [projectId: number]
  'access-tokens': [projectId: number, userId: number]
  'audit-seals': []
  boards: [projectId: number]
  catalogue: []
  'cold-readings': []
  commitments: [projectId: number]
  'commitment-links': [projectId: number]
  containers: [projectId: number]
  'container-uploads': [projectId: number]
  'corrective-actions': [projectId: number]
  exports: [userId: number]
  extractions: [projectId: number]
  'first-run': []
  instruments: [projectId: number]
  'laboratory-links': [projectId: number]
  'job-claims': []
  'job-schedules': []
  'map-layers': [projectId: number]
  'mail-servers': [projectId: number | null]
  members: [projectId: number]
  networks: [projectId: number]
  messages: [userId: number]
  'model-budget': [projectId: number]
  parameters: [projectId: number]
  'pdf-reports': []
  'plan-imports': [projectId: number]
  'plan-names': [projectId: number]
  'profile-keys': [projectId: number]
  prompts: [projectId: number]
  'reading-partitions': []
  recalculations: [projectId: number]
  'reference-list': [projectId: number, list: string]
  'result-imports': [projectId: number]
  results: [projectId: number]
  rollups: []
  'signing-key': []
  'temporary-tables': []
  wells: [projectId: number]
}

/** Returns whether it has the lock now, without waiting; the transaction's end releases it. */
export const tryLock = async <Name extends keyof Locks>(
  { rows }: { rows: Rows },
  name: Name,
  ...of: Locks[Name]
): Promise<boolean> => {
  const [row] = await rows<{ isHeld: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${[name, ...of].join(' ')}::text, 0)) as is_held`,
  )
  return row?.isHeld === true
}

/** Waits until nobody has the lock alone; others may share it. The transaction's end releases it. */
export const lockShared = async <Name extends keyof Locks>(
  { rows }: { rows: Rows },
  name: Name,
  ...of: Locks[Name]
): Promise<void> => {
  await rows(
    sql`select pg_advisory_xact_lock_shared(hashtextextended(${[name, ...of].join(' ')}::text, 0))`,
  )
}

/** Waits, within a statement, until nobody else has the lock; the transaction's end releases it. */
export const lockOf = <Name extends keyof Locks>(name: Name, ...of: Locks[Name]): Sql =>
  sql`pg_advisory_xact_lock(hashtextextended(${[name, ...of].join(' ')}::text, 0))`

/** Waits until nobody else has the lock; the transaction's end releases it. */
export const lock = async <Name extends keyof Locks>(
  { rows }: { rows: Rows },
  name: Name,
  ...of: Locks[Name]
): Promise<void> => {
  await rows(sql`select ${lockOf(name, ...of)}`)
}
