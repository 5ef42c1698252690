const most = 1_000

/** What is asked for and then kept while it is good, by its key: one question at once for each, shared by who waits for it. */
export function openKept<Value>(isGood: (value: Value) => boolean) {
  const kept = new Map<string, Value>()
  const asked = new Map<string, Promise<Value>>()

  const keep = (key: string, value: Value) => {
    kept.delete(key)
    kept.set(key, value)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
  }

  return {
    get(key: string, ask: () => Promise<Value>): Promise<Value> {
      const found = kept.get(key)
      if (found !== undefined && isGood(found)) return Promise.resolve(found)
      const waiting = asked.get(key)
      if (waiting) return waiting
      const asking = ask()
        .then((value) => {
          keep(key, value)
          return value
        })
        .finally(() => asked.delete(key))
      asked.set(key, asking)
      return asking
    },
    /** Lets go of a value that turned out to be no good, unless another one took its place. */
    drop(key: string, value: Value) {
      if (kept.get(key) === value) kept.delete(key)
    },
  }
}
