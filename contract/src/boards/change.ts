import type { KeyFigure } from './panel-data.ts'

export type Change = {
  direction: 'rises' | 'falls' | 'stays'
  /** In the unit of the figure. */
  by: number
}

/** How a figure changed; null where there is nothing before it, or a non-detect, which says no number. */
export function changeOf({ now, before }: Pick<KeyFigure, 'now' | 'before'>): Change | null {
  if (!now || !before || now.qualifier !== null || before.qualifier !== null) return null
  const by = now.value - before.value
  return { direction: by > 0 ? 'rises' : by < 0 ? 'falls' : 'stays', by }
}
