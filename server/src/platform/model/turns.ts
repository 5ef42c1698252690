/** Turns of which no more than `most` are taken at once, in the order in which they were asked for. */
export function openTurns(most: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  const leave = () => {
    taken--
    waiting.shift()?.()
  }

  return {
    /** Returns how to give the turn back; null where the signal ends the wait. */
    take(signal?: AbortSignal): Promise<(() => void) | null> {
      return new Promise((resolve) => {
        if (signal?.aborted) return resolve(null)
        const begin = () => {
          signal?.removeEventListener('abort', giveUp)
          taken++
          let isHeld = true
          resolve(() => {
            if (isHeld) leave()
            isHeld = false
          })
        }
        const giveUp = () => {
          waiting.splice(waiting.indexOf(begin), 1)
          resolve(null)
        }
        if (taken < most) return begin()
        waiting.push(begin)
        signal?.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
