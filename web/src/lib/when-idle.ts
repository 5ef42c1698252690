/** What the first page reads comes first: a browser that waits for an answer is idle, too. */
const firstPageMs = 4_000

export const whenIdle = (work: () => void): void => {
  setTimeout(() => {
    // Safari has no idle callback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 10_000 })
    else work()
  }, firstPageMs)
}
