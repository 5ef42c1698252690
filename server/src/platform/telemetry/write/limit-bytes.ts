/**
 * So many bytes of each sender within a time, all of which may come at once; what is too much comes back with the time.
 * Whoever has some left may send one message more, however long. What is spent below zero is given back.
 */
export function limitBytes(most: number, withinMs: number, now = () => performance.now()) {
  const senders = new Map<number, { left: number; at: number }>()
  const perMs = most / withinMs
  const leftOf = (sender: number): number => {
    const { left, at } = senders.get(sender) ?? { left: most, at: now() }
    return Math.min(most, left + (now() - at) * perMs)
  }
  return {
    isSpent: (sender: number): boolean => leftOf(sender) <= 0,
    spend(sender: number, bytes: number) {
      senders.set(sender, { left: leftOf(sender) - bytes, at: now() })
    },
  }
}
