import type { Rows } from './database.ts'
import { type Sql, sql } from './sql.ts'

/** Every lock that is no row's, with what there is one of it for. Two names never lock each other out. */
type Locks = {
  additions: [userId: number]
  'account-links': [address: string]
  'access-tokens': [projectId: number, userId: number]
  'audit-seals': []
  containers: [projectId: number]
  'container-uploads': [projectId: number]
  'first-run': []
  'job-claims': []
  'job-schedules': []
  'mail-servers': [projectId: number | null]
  members: [projectId: number]
  messages: [userId: number]
  'plan-imports': [projectId: number]
  'plan-names': [projectId: number]
  'reference-list': [projectId: number, list: string]
  'temporary-tables': []
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
