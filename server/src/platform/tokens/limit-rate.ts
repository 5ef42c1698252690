/**
 * So many calls of each caller within a time, all of which may come at once: returns how long to wait, 0 where
 * the call may go on.
 */
export function limitRate(most: number, withinMs: number, now = () => performance.now()) {
  /** What each has left, and since when it fills up again. */
  const callers = new Map<number | string, { left: number; at: number }>()
  const perMs = most / withinMs
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
    if (callers.size > 10_000)
      for (const [one, { left: rest, at: since }] of callers)
        if (rest + (at - since) * perMs >= most) callers.delete(one)
    return 0
  }
}
