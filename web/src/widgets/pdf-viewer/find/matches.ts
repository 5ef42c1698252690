/** How often a page has what is searched for, page by page; a page that nobody looked at yet is missing. */
export type Counts = ReadonlyMap<number, number>

/** One of the results: the n-th on its page, from 0. */
export type Match = { page: number; nth: number }

export const totalOf = (counts: Counts): number =>
  [...counts.values()].reduce((sum, count) => sum + count, 0)

/** Its number among all results, from 1, as far as pages were looked at. */
export function numberOf(counts: Counts, { page, nth }: Match): number {
  let before = 0
  for (const [other, count] of counts) if (other < page) before += count
  return before + nth + 1
}

/** The result after one, or before it; beyond the last comes the first. Null where there is none. */
export function nextMatch(counts: Counts, from: Match | null, isForward: boolean): Match | null {
  const pages = [...counts]
    .filter(([, count]) => count > 0)
    .map(([page]) => page)
    .sort((one, other) => one - other)
  if (pages.length === 0) return null
  const first = { page: pages[0] ?? 1, nth: 0 }
  const lastOf = (page: number): Match => ({ page, nth: (counts.get(page) ?? 1) - 1 })
  if (from === null) return first
  if (isForward) {
    if (from.nth + 1 < (counts.get(from.page) ?? 0)) return { page: from.page, nth: from.nth + 1 }
    const next = pages.find((page) => page > from.page)
    return next === undefined ? first : { page: next, nth: 0 }
  }
  if (from.nth > 0 && (counts.get(from.page) ?? 0) > 0)
    return { page: from.page, nth: from.nth - 1 }
  return lastOf(pages.findLast((page) => page < from.page) ?? pages.at(-1) ?? 1)
}

/** The order in which pages are looked at: from the one that is read to the end, then from the first. */
export const searchOrder = (count: number, from: number): number[] =>
  Array.from({ length: count }, (_, n) => ((from - 1 + n) % count) + 1)
