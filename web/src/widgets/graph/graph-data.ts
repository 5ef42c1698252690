import type { GraphVariable, ReadingColumns } from '@puquio/contract/modi/readings'
import type { ToldReading } from '@puquio/contract/notifications/live'
import { isDoubtful, type Quality, qualityOfCode } from '@puquio/domain'
import {
  addReading,
  type Columns,
  dropBefore,
  emptyColumns,
  ownColumns,
  replaceFrom,
} from './lines/columns.ts'

export type Latest = { atMs: number; value: number; quality: Quality }

/** The readings of a graph, which grow: outside of what React draws, since they may be many and come often. */
export type GraphData = {
  variables: readonly GraphVariable[]
  columnsOf: (variableId: number) => Columns
  latestOf: (variableId: number) => Latest | null
  /** Counts what has arrived, for whoever shows it. */
  take: (told: readonly ToldReading[], isLive: boolean) => boolean
  /** What was read again from a time on. */
  takeAgain: (fromMs: number, columns: readonly ReadingColumns[]) => void
  forgetBefore: (ms: number) => void
}

type Answer = { variables: readonly GraphVariable[]; columns: readonly ReadingColumns[] }

export const graphData = ({ variables, columns }: Answer): GraphData => {
  const level = columns[0]?.level ?? 'raw'
  const byId = new Map(columns.map((one) => [one.variableId, ownColumns(one)]))
  for (const { id } of variables) if (!byId.has(id)) byId.set(id, emptyColumns(level))
  const latest = new Map<number, Latest>()
  for (const { id, latest: known } of variables)
    if (known) {
      const { measuredAt, value, quality } = known
      latest.set(id, { atMs: Date.parse(measuredAt), value, quality })
    }
  return {
    variables,
    columnsOf: (id) => byId.get(id) ?? emptyColumns(level),
    latestOf: (id) => latest.get(id) ?? null,
    take(told, isLive) {
      let isNew = false
      for (const [id, atMs, value, code] of told) {
        const own = byId.get(id)
        if (!own || value === null) continue
        const quality = qualityOfCode(code) ?? 'suspect'
        if (atMs >= (latest.get(id)?.atMs ?? -Infinity)) latest.set(id, { atMs, value, quality })
        // Buckets are computed by the server alone.
        if (isLive && level === 'raw')
          addReading(own, { atMs, value, isSuspect: isDoubtful(quality) })
        isNew = true
      }
      return isNew
    },
    takeAgain(fromMs, again) {
      for (const one of again) {
        const own = byId.get(one.variableId)
        if (own) replaceFrom(own, fromMs, ownColumns(one))
      }
    },
    forgetBefore(ms) {
      for (const own of byId.values()) dropBefore(own, ms)
    },
  }
}
