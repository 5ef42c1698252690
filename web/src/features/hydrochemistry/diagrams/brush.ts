import type { Diagram, Place } from '@puquio/figures'

export type Rectangle = { from: Place; to: Place }

/** The ids of the samples of which a mark lies within a rectangle. */
export function idsWithin({ marks }: Pick<Diagram, 'marks'>, { from, to }: Rectangle): Set<string> {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x]
  const [top, bottom] = from.y < to.y ? [from.y, to.y] : [to.y, from.y]
  const found = new Set<string>()
  for (const { id, at } of marks)
    if (at.x >= left && at.x <= right && at.y >= top && at.y <= bottom) found.add(id)
  return found
}
