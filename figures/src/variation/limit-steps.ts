/** A bound in force from one time to another, milliseconds; endless where it has no first or last day. */
export type LimitSpan = {
  bound: 'min' | 'max'
  value: number
  from: number
  to: number
  /** The standard, which stands below the number in a wide figure. */
  name: string
}

export type LimitStep = {
  path: string
  bound: 'min' | 'max'
  value: number
  name: string
  y: number
}
export type LimitName = { y: number; bound: 'min' | 'max'; value: number; names: string[] }

type Scales = {
  x: (at: number) => number
  y: (value: number) => number
  from: number
  to: number
  right: number
}

/** Returns the steps of limits within the time that is shown; the same bound of the same name is one line. */
export function limitSteps(
  spans: readonly LimitSpan[],
  { x, y, from, to, right }: Scales,
): LimitStep[] {
  const groups = Map.groupBy(spans, ({ bound, value, name }) => `${bound} ${value} ${name}`)
  return [...groups.values()]
    .flatMap((group) => {
      const { bound, value, name } = group[0] as LimitSpan
      const runs = united(group).filter((run) => run.to > from && run.from < to)
      if (runs.length === 0) return []
      const path = runs
        .map((run) => {
          const end = run.to >= to ? right : x(run.to)
          return `M${x(Math.max(run.from, from))} ${y(value)}H${end}`
        })
        .join('')
      return [{ path, bound, value, name, y: y(value) }]
    })
    .toSorted(
      (one, other) =>
        one.y - other.y || one.value - other.value || one.name.localeCompare(other.name),
    )
}

/** Times that touch or overlap are one. */
function united(spans: readonly LimitSpan[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = []
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = runs.at(-1)
    if (last && from <= last.to) last.to = Math.max(last.to, to)
    else runs.push({ from, to })
  }
  return runs
}

/**
 * Returns where the name of each limit stands at the right edge: standards with the same bound share it, and one too near
 * the one above it stands below that one. Those that would leave the figure move up together.
 */
export function limitNamesOf(
  steps: readonly LimitStep[],
  { top, bottom, lineHeight }: { top: number; bottom: number; lineHeight: number },
): LimitName[] {
  const groups = Map.groupBy(steps, ({ bound, value }) => `${bound} ${value}`)
  const names = [...groups.values()].map((group) => {
    const { bound, value, y } = group[0] as LimitStep
    return { bound, value, y, names: group.map(({ name }) => name) }
  })
  let free = top
  for (const name of names) {
    name.y = Math.max(name.y, free)
    free = name.y + lineHeight
  }
  let last = bottom
  for (const name of names.toReversed()) {
    name.y = Math.min(name.y, last)
    last = name.y - lineHeight
  }
  return names
}
