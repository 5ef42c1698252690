import { readingRoutes } from '@puquio/contract/modi/readings'
import { type ReadingLevel, widthMs } from '@puquio/domain'
import { useEffect, useMemo, useState } from 'react'
import { useServerAheadMs } from '../../../lib/app-data.ts'
import { call } from '../../../lib/api/call.ts'
import { useApi } from '../../../lib/api/use-api.ts'
import { followReadings } from '../../../lib/live-readings.ts'
import { createStore } from '../../../lib/store.ts'
import { periodOf, shiftMs } from '../lines/period.ts'
import { type Span } from '../../../widgets/graph/lines/span.ts'
import type { GraphSearch } from '../search.ts'
import { graphData } from '../../../widgets/graph/graph-data.ts'
import { useWatch } from './use-watch.ts'

/** What comes after the graph was opened is asked for, too: a clock may be a little ahead. */
const aheadMs = 300_000
/** Soon after it opened, since the stream may have begun later; then as long as readings arrive. */
const firstAgainMs = 5_000
const againMs = 60_000
/** Readings that came while the last answer was on its way. */
const overlapMs = 120_000

type Asked = { projectId: number; variables: readonly number[]; search: GraphSearch }

/** The readings that a graph shows, and those that arrive while it does. */
export const useGraphData = ({ projectId, variables, search }: Asked) => {
  const serverAheadMs = useServerAheadMs()
  const now = useMemo(() => () => Date.now() + serverAheadMs, [serverAheadMs])
  const asked = variables.join(',')
  const ids = useMemo(() => asked.split(',').filter(Boolean).map(Number), [asked])
  const { range, from, to, compare } = search
  // A live one begins anew with another range or other variables, and where something may have been missed.
  const wanted = [asked, range, from, to].join(' ')
  const [begun, setBegun] = useState(() => ({ wanted, atMs: now() }))
  if (begun.wanted !== wanted) setBegun({ wanted, atMs: now() })
  const period = useMemo(
    () => periodOf({ range, from, to }, begun.atMs),
    [range, from, to, begun.atMs],
  )
  const { isLive } = period
  const spanMs = period.toMs - period.fromMs
  const span = { fromMs: period.fromMs, toMs: period.toMs + (isLive ? aheadMs : 0) }
  const options = { enabled: ids.length > 0, isKeepingPrevious: true }
  const points = useApi(readingRoutes.points, inputOf(projectId, ids, span), {
    ...options,
    // A live one is kept up to date by itself.
    ...(isLive ? { staleTime: Infinity } : {}),
  })
  const shift = compare ? shiftMs(compare, spanMs) : 0
  const earlier = { fromMs: span.fromMs - shift, toMs: span.toMs - shift }
  const before = useApi(readingRoutes.points, inputOf(projectId, ids, earlier), {
    ...options,
    enabled: options.enabled && shift > 0,
    staleTime: Infinity,
  })
  const data = useMemo(() => points.data && graphData(points.data), [points.data])
  const earlierData = useMemo(
    () => (shift > 0 && before.data ? { data: graphData(before.data), shiftMs: shift } : null),
    [shift, before.data],
  )
  const arrivals = useMemo(() => createStore(0), [])
  const level = points.data?.columns[0]?.level ?? 'raw'

  useWatch(projectId, ids)
  useEffect(() => {
    if (!data) return
    const tell = () => arrivals.set(arrivals.read() + 1)
    let isHeard = true
    let readFromMs = now() - overlapMs
    const again = async () => {
      if (!isHeard) return
      isHeard = false
      const fromMs = bucketBefore(readFromMs, level)
      const startedMs = now()
      const input = inputOf(projectId, ids, { fromMs, toMs: startedMs + aheadMs }, level)
      const answer = await call(readingRoutes.points, input, { isQuiet: true })
      data.takeAgain(Date.parse(input.query.from), answer.columns)
      data.forgetBefore(startedMs - spanMs * 2)
      readFromMs = startedMs - overlapMs
      tell()
    }
    const readAgain = () => {
      again().catch(() => {
        isHeard = true
      })
    }
    const leave = followReadings({
      onReadings(told) {
        if (!data.take(told, isLive)) return
        isHeard = true
        tell()
      },
      onGap: () => isLive && setBegun({ wanted, atMs: now() }),
    })
    const first = isLive ? setTimeout(readAgain, firstAgainMs) : undefined
    const timer = isLive ? setInterval(readAgain, againMs) : undefined
    return () => {
      leave()
      clearTimeout(first)
      clearInterval(timer)
    }
  }, [data, isLive, spanMs, level, now, projectId, ids, wanted, arrivals])

  return {
    period,
    now,
    data,
    level,
    isThinned: points.data?.isThinned === true,
    /** Null where none is compared, or it is not there yet. */
    before: earlierData,
    arrivals,
    error: points.error ?? before.error,
    isStale: points.isPlaceholderData || (shift > 0 && before.isPlaceholderData),
    refetch: () => {
      void points.refetch()
      if (shift > 0) void before.refetch()
    },
  }
}

const inputOf = (
  projectId: number,
  variables: readonly number[],
  { fromMs, toMs }: Span,
  level?: ReadingLevel,
) => ({
  params: { projectId },
  query: {
    variables: [...variables],
    from: new Date(fromMs).toISOString(),
    to: new Date(toMs).toISOString(),
    ...(level ? { level } : {}),
  },
})

/** Where a bucket begins that a time may lie in, or the one before: days begin by another zone. */
const bucketBefore = (ms: number, level: ReadingLevel): number =>
  level === 'raw' ? ms : ms - widthMs(level) * 2
