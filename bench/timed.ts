/** What work returns, and how long it took. */
export async function timed<T>(work: () => Promise<T>): Promise<{ value: T; tookMs: number }> {
  const startedMs = performance.now()
  const value = await work()
  return { value, tookMs: performance.now() - startedMs }
}

/** How long work takes. */
export const millisecondsOf = async (work: () => Promise<unknown>): Promise<number> =>
  (await timed(work)).tookMs
