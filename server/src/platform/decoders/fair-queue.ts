/** What waits, of several owners who take turns: what one of them has waiting keeps no other one waiting for long. */
export type FairQueue<Item> = {
  /** Returns false where the queue, or the owner's share of it, is full. */
  add: (owner: number, item: Item) => boolean
  /** The next one, of the owners who may; null where there is none. */
  take: (may?: (owner: number) => boolean) => { owner: number; item: Item } | null
  takeAll: () => Item[]
  size: () => number
}

/** @param weightOf how many of those that may wait an item counts as; at least one. */
export function openFairQueue<Item>(
  most: { all: number; ofOne: number },
  weightOf: (item: Item) => number = () => 1,
): FairQueue<Item> {
  /** In the order of their turns. */
  const queues = new Map<number, Item[]>()
  let size = 0
  let weight = 0
  const weightIn = (items: readonly Item[]) =>
    items.reduce((sum, item) => sum + Math.max(1, weightOf(item)), 0)
  return {
    add(owner, item) {
      const own = queues.get(owner) ?? []
      const added = weightIn([item])
      if (weight + added > most.all || weightIn(own) + added > most.ofOne) return false
      own.push(item)
      queues.set(owner, own)
      size++
      weight += added
      return true
    },
    take(may = () => true) {
      for (const [owner, own] of queues) {
        if (!may(owner)) continue
        const [item] = own.splice(0, 1)
        queues.delete(owner)
        if (own.length > 0) queues.set(owner, own)
        if (item === undefined) continue
        size--
        weight -= weightIn([item])
        return { owner, item }
      }
      return null
    },
    takeAll() {
      const all = [...queues.values()].flat()
      queues.clear()
      size = 0
      weight = 0
      return all
    },
    size: () => size,
  }
}
