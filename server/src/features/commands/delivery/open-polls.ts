/** A device that waits by HTTP for something to come. */
type Poll = {
  /** Whether it may go on: another one of the same device has not replaced it, and nothing has ended it. */
  isOpen: () => boolean
  /** Resolves when something may have come since the last time, after `ms`, or at its end. */
  wait: (ms: number) => Promise<void>
  end: () => void
}

export type Polls = {
  size: () => number
  begin: (deviceId: number, gone: AbortSignal) => Poll
  wake: (deviceId: number) => void
  wakeAll: () => void
  endAll: () => void
}

export function openPolls(): Polls {
  const open = new Map<number, { wake: () => void; end: () => void }>()
  return {
    size: () => open.size,
    begin(deviceId, gone) {
      open.get(deviceId)?.end()
      let isOver = gone.aborted
      let isDue = false
      let resume = () => {}
      const wake = () => {
        isDue = true
        resume()
      }
      const end = () => {
        isOver = true
        gone.removeEventListener('abort', end)
        if (open.get(deviceId) === one) open.delete(deviceId)
        wake()
      }
      const one = { wake, end }
      open.set(deviceId, one)
      gone.addEventListener('abort', end, { once: true })
      return {
        isOpen: () => !isOver,
        async wait(ms) {
          if (!isDue && !isOver)
            await new Promise<void>((resolve) => {
              const timer = setTimeout(resolve, ms)
              resume = () => {
                clearTimeout(timer)
                resolve()
              }
            })
          isDue = false
        },
        end,
      }
    },
    wake: (deviceId) => open.get(deviceId)?.wake(),
    wakeAll() {
      for (const { wake } of open.values()) wake()
    },
    endAll() {
      for (const { end } of open.values()) end()
    },
  }
}
