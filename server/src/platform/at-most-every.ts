/** Runs work at once, and again after a pause where it was asked for meanwhile, however often: never twice at a time. */
export function atMostEvery(
  pauseMs: number,
  work: () => Promise<void>,
  onError: (error: unknown) => void,
): () => void {
  let isUnder = false
  let isAsked = false
  const run = () => {
    isUnder = true
    isAsked = false
    void work()
      .catch(onError)
      .then(() => {
        setTimeout(() => {
          isUnder = false
          if (isAsked) run()
        }, pauseMs).unref()
      })
  }
  return () => {
    isAsked = true
    if (!isUnder) run()
  }
}
