import { readingRoutes } from '@puquio/contract/modi/readings'
import { useEffect } from 'react'
import { call } from '../../../lib/api/call.ts'
import { followReadings } from '../../../lib/live-readings.ts'

/** The server holds a watch for a minute. */
const everyMs = 30_000

/** Asks to be told of variables while the page is open. A call that fails is made again with the next. */
export const useWatch = (projectId: number, variables: readonly number[]): void => {
  const asked = variables.join(',')
  useEffect(() => {
    if (asked === '') return
    const body = { variables: asked.split(',').map(Number) }
    const watch = () => {
      call(readingRoutes.watch, { params: { projectId }, body }, { isQuiet: true }).catch(
        () => undefined,
      )
    }
    watch()
    const timer = setInterval(watch, everyMs)
    const leave = followReadings({ onReadings: () => undefined, onGap: watch })
    return () => {
      clearInterval(timer)
      leave()
    }
  }, [projectId, asked])
}
