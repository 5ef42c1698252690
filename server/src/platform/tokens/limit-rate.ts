const lookFrom = 10_000
/** Beyond them all begin anew: nobody's addresses may take the memory of the process. */
const mostCallers = 200_000

/**
 * So many calls of each caller within a time, all of which may come at once: returns how long to wait, 0 where
 * the call may go on.
 */
export function limitRate(most: number, withinMs: number, now = () => performance.now()) {
  /** What each has left, and since when it fills up again. */
  const callers = new Map<number | string, { left: number; at: number }>()
  const perMs = most / withinMs
  /** Looked through at twice as many as were left the last time, so that each call costs the same however many call. */
  let lookAt = lookFrom
  return (caller: number | string): number => {
    const at = now()
    const before = callers.get(caller) ?? { left: most, at }
    const left = Math.min(most, before.left + (at - before.at) * perMs)
    if (left < 1) {
      callers.set(caller, { left, at })
      return (1 - left) / perMs
    }
    callers.set(caller, { left: left - 1, at })
    // A caller whose whole allowance is back is as one who never called.
    if (callers.size > lookAt) {
      for (const [one, { left: rest, at: since }] of callers)
        if (rest + (at - since) * perMs >= most) callers.delete(one)
      if (callers.size > mostCallers) callers.clear()
      lookAt = Math.max(lookFrom, 2 * callers.size)
    }
    return 0
  }
}
