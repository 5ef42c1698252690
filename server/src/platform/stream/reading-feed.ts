import type { ToldReading } from '@puquio/contract/notifications/live'

/** At most ten events a second to a reader. */
const everyMs = 100
/** Readings of a variable that wait at once; of more the oldest are left out, which the page reads again anyway. */
const mostOfVariable = 50

type Parts = {
  send: (readings: ToldReading[]) => void
  /** A slow reader is sent nothing until it has read what it was sent. */
  isReady: () => boolean
}

/** Gathers the readings for one stream: the first is sent at once, what follows within a tenth of a second together. */
export function openReadingFeed({ send, isReady }: Parts) {
  const waiting = new Map<number, ToldReading[]>()
  let timer: NodeJS.Timeout | null = null

  const flush = () => {
    timer = null
    if (waiting.size === 0) return
    if (isReady()) {
      send([...waiting.values()].flat())
      waiting.clear()
    }
    // Who cannot follow sees where each variable is now.
    else for (const readings of waiting.values()) readings.splice(0, readings.length - 1)
    timer = setTimeout(flush, everyMs).unref()
  }

  return {
    add(reading: ToldReading) {
      const [variableId] = reading
      const readings = waiting.get(variableId) ?? []
      waiting.set(variableId, readings)
      readings.push(reading)
      if (readings.length > mostOfVariable) readings.shift()
      // After what else is told in this turn.
      timer ??= setTimeout(flush, 0).unref()
    },
    close() {
      if (timer) clearTimeout(timer)
      timer = null
      waiting.clear()
    },
  }
}
