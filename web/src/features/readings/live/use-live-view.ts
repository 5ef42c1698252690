import { useEffect, useState } from 'react'
import { createView, stepOf } from '../../../widgets/graph/chart/view.ts'
import type { useGraphData } from './use-graph-data.ts'

/** A live graph draws what arrived as often as it moves on by a pixel, and once a second at least. */
const longestMs = 1_000

type Given = {
  graph: Pick<ReturnType<typeof useGraphData>, 'period' | 'arrivals' | 'now'>
  fixed: Parameters<typeof createView>[0]['fixed']
}

/** What a graph looks at: of a live one the time goes on. */
export const useLiveView = ({ graph: { period, arrivals, now }, fixed }: Given) => {
  const [view] = useState(() => createView({ period, fixed, now }))
  useEffect(() => view.set({ period, fixed, now }), [view, period, fixed, now])
  const { isLive } = period
  const spanMs = period.toMs - period.fromMs
  useEffect(() => {
    if (!isLive) return
    let [shown, shownToMs] = [-1, 0]
    const timer = setInterval(
      () => {
        const { toMs } = view.span()
        if (arrivals.read() === shown && toMs === shownToMs) return
        ;[shown, shownToMs] = [arrivals.read(), toMs]
        view.draw()
      },
      Math.min(longestMs, stepOf(spanMs)),
    )
    return () => clearInterval(timer)
  }, [isLive, spanMs, view, arrivals])
  useEffect(() => view.close, [view])
  return view
}
