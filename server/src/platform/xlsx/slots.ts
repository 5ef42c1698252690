/**
 * Each reader may fill a heap of its own, so few run at once and the rest wait their turn.
 * Answers the function that gives the slot back.
 */
export function createSlots(count: number): (signal?: AbortSignal) => Promise<() => void> {
  let free = count
  const waiting: (() => void)[] = []
  const release = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free++
  }
  return (signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const take = (): void => {
        signal?.removeEventListener('abort', leave)
        let given = false
        resolve(() => {
          if (!given) release()
          given = true
        })
      }
      const leave = (): void => {
        waiting.splice(waiting.indexOf(take), 1)
        reject(signal?.reason)
      }
      if (free > 0) {
        free--
        take()
        return
      }
      waiting.push(take)
      signal?.addEventListener('abort', leave, { once: true })
    })
}
