import { DatabaseUnavailable } from '../database-unavailable.ts'
import type { Rows } from '../statements.ts'
import { raw } from '../sql.ts'

export type Failed<One> = { one: One; error: Error }

/**
 * Does the work for all in the open transaction, and where that fails without them, by halves: what fails alone is undone
 * and returned. What is nobody's fault (the database is away, a deadlock) is thrown, and fails the transaction.
 */
export async function isolate<One>(
  scope: { rows: Rows },
  all: readonly One[],
  work: (some: readonly One[]) => Promise<void>,
): Promise<Failed<One>[]> {
  const [one, ...others] = all
  if (one === undefined) return []
  await scope.rows(raw('savepoint isolated'))
  try {
    await work(all)
    await scope.rows(raw('release savepoint isolated'))
    return []
  } catch (error) {
    if (isPassing(error)) throw error
    await scope.rows(raw('rollback to savepoint isolated'))
    await scope.rows(raw('release savepoint isolated'))
    if (others.length === 0) return [{ one, error: asError(error) }]
  }
  const half = Math.ceil(all.length / 2)
  return [
    ...(await isolate(scope, all.slice(0, half), work)),
    ...(await isolate(scope, all.slice(half), work)),
  ]
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

/** Connection, rollback, resources, locks, intervention, system. Source: PostgreSQL, appendix A. */
const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable ||
  /^(08|25|40|53|55|57|58)/.test((error as { code?: string } | null)?.code ?? '')
