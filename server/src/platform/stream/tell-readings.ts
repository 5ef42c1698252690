import type { Database } from '../db/database.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { openReadingFeed } from './reading-feed.ts'
import { type ReadingWatch, watchChannel } from './watch-readings.ts'
import { openWatches } from './watches.ts'

type Feed = ReturnType<typeof openReadingFeed>
type Parts = {
  database: Database
  telemetry: Pick<Telemetry, 'onReadings'>
  /** The feeds of a session's open streams. */
  feedsOf: (sessionId: number) => Iterable<Feed>
  /** Some readings may be missing on the streams of a session. */
  onMissed: (sessionId: number) => void
  onError: (error: Error) => void
}

/** Gives the feeds of open streams what any process stored of the variables that their pages show. */
export async function tellReadings({ database, telemetry, feedsOf, onMissed, onError }: Parts) {
  const watches = openWatches()
  let stop: (() => void) | null = null
  let isAsked = false
  // A process without open graphs, as one that only takes readings, hears nothing.
  const listen = async () => {
    if (isAsked) return
    isAsked = true
    try {
      stop = await telemetry.onReadings(
        (changed) => {
          for (const { variableId, atMs, value, quality } of changed)
            for (const sessionId of watches.watchersOf(variableId))
              for (const feed of feedsOf(sessionId)) feed.add([variableId, atMs, value, quality])
        },
        () => {
          for (const sessionId of watches.watchers()) onMissed(sessionId)
        },
      )
    } catch (error) {
      isAsked = false
      throw error
    }
  }
  // What is not heard here is said again within half a minute.
  await database.listen(
    watchChannel,
    (payload) => {
      watches.watch(JSON.parse(payload) as ReadingWatch)
      listen().catch(onError)
    },
    () => undefined,
  )
  return { forget: watches.forget, sweep: watches.sweep, close: () => stop?.() }
}
