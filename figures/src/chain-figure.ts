/** What a later instrument does to an earlier one, as lines of a figure tell it. */
export type ChainLink = { laterId: number; earlierId: number; isReplacing: boolean }

export type ChainFigure = {
  width: number
  height: number
  /** In the order of the rows; `lane` counts from the left. */
  nodes: { id: number; lane: number; x: number; y: number }[]
  lines: (ChainLink & { path: string })[]
}

type Sizes = { row: number; lane: number; radius: number }

/**
 * Returns where a chain is drawn beside its rows, one for each instrument with the oldest first: a node a row, and lines
 * back to what it modifies or replaces. A line runs down the lane of the later one and bends at the earlier one, so that
 * none crosses a node; what goes on from the end of a lane stays in it.
 */
export function chainFigure(
  ids: readonly number[],
  given: readonly ChainLink[],
  { row, lane, radius }: Sizes,
): ChainFigure {
  const rowOf = new Map(ids.map((id, index) => [id, index]))
  const links = given.flatMap((link) => {
    const [from, to] = [rowOf.get(link.earlierId), rowOf.get(link.laterId)]
    if (from === undefined || to === undefined) return []
    // The years may say that the later one is older: a line joins the two all the same.
    return [{ ...link, above: Math.min(from, to), below: Math.max(from, to) }]
  })
  const lanes = lanesOf(ids.length, links)
  const x = (at: number) => lane * ((lanes[at] ?? 0) + 0.5)
  const y = (at: number) => row * (at + 0.5)
  return {
    width: lane * (Math.max(0, ...lanes) + 1),
    height: row * ids.length,
    nodes: ids.map((id, at) => ({ id, lane: lanes[at] ?? 0, x: x(at), y: y(at) })),
    lines: links.map(({ above, below, ...link }) => {
      const [top, bottom] = [
        { x: x(above), y: y(above) + radius },
        { x: x(below), y: y(below) - radius },
      ]
      const bend = Math.min(row / 2, (bottom.y - top.y) / 2)
      const path =
        top.x === bottom.x
          ? `M${top.x} ${top.y}V${bottom.y}`
          : `M${top.x} ${top.y}C${top.x} ${top.y + bend} ${bottom.x} ${top.y} ${bottom.x} ${top.y + bend}V${bottom.y}`
      return { ...link, path }
    }),
  }
}

/** The lane of each row: the leftmost that is free from the topmost row it is joined with. */
function lanesOf(rows: number, links: readonly { above: number; below: number }[]): number[] {
  const lanes: number[] = []
  /** By lane, the last row that something of it reaches. */
  const ends: number[] = []
  for (let at = 0; at < rows; at++) {
    const first = Math.min(at, ...links.filter(({ below }) => below === at).map((one) => one.above))
    const isFree = (end: number) => (first === at ? end < at : end <= first)
    const found = ends.findIndex(isFree)
    const chosen = found < 0 ? ends.length : found
    lanes.push(chosen)
    ends[chosen] = at
  }
  return lanes
}
