/** As in table.module.css. */
export const rowHeightPx = { wide: 32, phone: 44 } as const
export const headHeightPx = 76
export const columnWidthPx = 92
/** What goes on beyond the frame, or below a column that stays, fades out over this width. */
export const fadePx = 40

export type FixedColumn = {
  key: 'place' | 'station' | 'date' | 'depth' | 'type' | 'campaign'
  widthPx: number
  leftPx: number
  /** Stays in sight while the parameters scroll; what goes on below the last of these fades out. */
  isKept: boolean
}

/** How a cell of such a column is marked for the style sheet. */
export const keptMark = (
  fixed: readonly FixedColumn[],
  column: FixedColumn,
): 'last' | 'kept' | undefined => {
  if (!column.isKept) return undefined
  return fixed.findLast(({ isKept }) => isKept) === column ? 'last' : 'kept'
}

type Frame = { isPhone: boolean; isWide: boolean; hasDepth: boolean }

/** Returns what stands before the parameters: on a phone station and day in one narrow column. */
export const fixedColumns = ({ isPhone, isWide, hasDepth }: Frame): readonly FixedColumn[] => {
  if (isPhone) return [{ key: 'place', widthPx: 112, leftPx: 0, isKept: true }]
  const widths = [
    ['station', 104],
    ['date', 148],
    ...(hasDepth ? ([['depth', 56]] as const) : []),
    ['type', 92],
    ['campaign', 132],
  ] as const
  let leftPx = 0
  return widths.map(([key, widthPx], at) => {
    const column = { key, widthPx, leftPx, isKept: isWide || at < 2 }
    leftPx += widthPx
    return column
  })
}

export const widthOf = (columns: readonly FixedColumn[]): number =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, 0)

/** How much of the frame is taken by what stays in sight. */
export const keptWidthOf = (columns: readonly FixedColumn[]): number =>
  widthOf(columns.filter(({ isKept }) => isKept))

export type Span = { first: number; last: number }
type Sight = { scrollLeft: number; clientWidth: number }

/** Drawn beyond what is in sight, on either side. */
const spareColumns = 3

/** Returns which of the parameters are drawn. */
export const columnsInSight = (
  { scrollLeft, clientWidth }: Sight,
  { count, beforePx, keptPx }: { count: number; beforePx: number; keptPx: number },
): Span => {
  const fromPx = scrollLeft + keptPx - beforePx
  const toPx = scrollLeft + clientWidth - beforePx
  const first = Math.floor(fromPx / columnWidthPx) - spareColumns
  const last = Math.ceil(toPx / columnWidthPx) + spareColumns
  return {
    first: Math.min(Math.max(0, first), count),
    last: Math.min(Math.max(0, last), count),
  }
}

/** Returns the groups of the drawn columns, each with how many of them it has. */
export const groupsOf = <Group extends string>(
  drawn: readonly { group: Group }[],
): { group: Group; count: number }[] => {
  const groups: { group: Group; count: number }[] = []
  for (const { group } of drawn) {
    const last = groups.at(-1)
    if (last?.group === group) last.count += 1
    else groups.push({ group, count: 1 })
  }
  return groups
}
