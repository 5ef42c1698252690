import type { SystemScope, TelemetryScope } from '../db/scopes/scope.ts'
import {
  dropPartition,
  makePartition,
  partitionedTables,
  type PartitionedTable,
  readPartitions,
} from './partitions-store.ts'

/** Readings of before are no sensor's: a clock that was never set, mostly. */
const firstMs = Date.UTC(2000, 0, 1)
/** Months that are made before they begin. */
const monthsAhead = 2

export const monthOf = (atMs: number, later = 0) => {
  const at = new Date(atMs)
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + later, 1))
}

/** The times that a reading may have: from 2000 until the next month is over. */
export const timeBounds = (now: Date) => ({
  fromMs: firstMs,
  beforeMs: monthOf(now.getTime(), 2).getTime(),
})

const nameOf = (table: PartitionedTable, month: Date) =>
  `${table}_${month.toISOString().slice(0, 7).replace('-', '_')}`

/** A month of a table, from its first instant until the next one's. */
export type Month = { from: Date; before: Date }

export type Partitions = {
  /** Makes what is missing for rows of these times. */
  ensure: (table: PartitionedTable, timesMs: Iterable<number>) => Promise<void>
  /** Makes this month and the next ones. */
  makeAhead: (now: Date) => Promise<void>
  /** The months that a table holds rows of, those only that touch the span, in their order. */
  months: (table: PartitionedTable, span: { fromMs: number; beforeMs: number }) => Promise<Month[]>
  /** Removes the months of a table that were over by then; returns how many. */
  dropBefore: (table: PartitionedTable, at: Date) => Promise<number>
  /** Removes a month of a table, where it holds no row. */
  dropEmpty: (table: PartitionedTable, month: Month) => Promise<void>
  /** Asks the database again which there are: somebody may have detached one. */
  forget: () => void
}

type Scopes = { owner: SystemScope; telemetry: TelemetryScope }

export function openPartitions({ owner, telemetry }: Scopes): Partitions {
  let known: Promise<Set<string>> | null = null
  const readKnown = () => {
    known ??= readPartitions(telemetry).then((names) => new Set(names))
    known.catch(() => (known = null))
    return known
  }
  const ensureMonth = async (table: PartitionedTable, from: Date) => {
    const name = nameOf(table, from)
    const names = await readKnown()
    if (names.has(name)) return
    await makePartition(owner, { table, name, from, before: monthOf(from.getTime(), 1) })
    names.add(name)
  }
  return {
    async ensure(table, timesMs) {
      const months = new Set<number>()
      let [fromMs, beforeMs] = [0, 0]
      for (const atMs of timesMs) {
        if (atMs >= fromMs && atMs < beforeMs) continue
        fromMs = monthOf(atMs).getTime()
        beforeMs = monthOf(atMs, 1).getTime()
        months.add(fromMs)
      }
      for (const month of months) await ensureMonth(table, new Date(month))
    },
    async makeAhead(now) {
      for (const table of partitionedTables)
        for (let later = 0; later <= monthsAhead; later++)
          await ensureMonth(table, monthOf(now.getTime(), later))
    },
    async months(table, { fromMs, beforeMs }) {
      // Asked each time: another process may have made one.
      const names = new Set(await readPartitions(telemetry))
      const found: Month[] = []
      let from = monthOf(fromMs)
      while (from.getTime() < beforeMs) {
        const before = monthOf(from.getTime(), 1)
        if (names.has(nameOf(table, from))) found.push({ from, before })
        from = before
      }
      return found
    },
    async dropBefore(table, at) {
      let dropped = 0
      for (const month of await this.months(table, { fromMs: firstMs, beforeMs: at.getTime() })) {
        if (month.before.getTime() > at.getTime()) continue
        if (await dropPartition(owner, { table, name: nameOf(table, month.from) })) dropped++
      }
      known = null
      return dropped
    },
    async dropEmpty(table, { from }) {
      await dropPartition(owner, { table, name: nameOf(table, from), onlyEmpty: true })
      known = null
    },
    forget: () => (known = null),
  }
}
