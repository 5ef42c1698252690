import type { ExportOptions } from '@puquio/contract/laboratory/data-exports'

export const levels = ['components', 'subcomponents', 'stations', 'parameters'] as const
export type Level = (typeof levels)[number]
/** The filters as they stand in the form; nothing chosen means all. */
export type Choices = { [L in Level]?: readonly number[] | undefined } & {
  from?: string | undefined
  to?: string | undefined
}

/** Returns the choices without those that no longer occur below the ones above them, and how many were left out. */
export function dropMissing(
  choices: Choices,
  options: Pick<ExportOptions, Level>,
): { kept: Choices; dropped: number } {
  let dropped = 0
  const kept: Choices = { ...choices }
  for (const level of levels) {
    const occurring = new Set(options[level].map(({ id }) => id))
    const chosen = choices[level] ?? []
    const left = chosen.filter((id) => occurring.has(id))
    dropped += chosen.length - left.length
    kept[level] = left.length > 0 ? left : undefined
    // The counts below were made with choices that are dropped now, so they say nothing yet.
    if (left.length < chosen.length) break
  }
  return { kept, dropped }
}
