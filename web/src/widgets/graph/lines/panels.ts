/** Lines of one unit share an axis. */
export type Axis<Line> = { unit: string; lines: Line[] }
/** A frame with an axis at the left and, where there are two units, one at the right. */
export type Panel<Line> = { axes: Axis<Line>[] }

const axesOfPanel = 2

/** Lines by their units, in the order in which these come; every third unit begins a panel below. */
export const panelsOf = <Line extends { unit: string }>(lines: readonly Line[]): Panel<Line>[] => {
  const axes = [...Map.groupBy(lines, ({ unit }) => unit.trim())].map(([unit, ofUnit]) => ({
    unit,
    lines: ofUnit,
  }))
  return Array.from({ length: Math.ceil(axes.length / axesOfPanel) }, (_, index) => ({
    axes: axes.slice(index * axesOfPanel, (index + 1) * axesOfPanel),
  }))
}
