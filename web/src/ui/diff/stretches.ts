import { type DiffLine, isSameLine } from './text-diff.ts'

export type Stretch = { at: number; some: readonly DiffLine[]; isFolded: boolean }

/** Lines around a change, by which one sees where it stands. */
const around = 2

/** Lines in stretches: those near a change, and between them those that fold, where that hides more than it shows. */
export const inStretches = (lines: readonly DiffLine[]): Stretch[] => {
  const changed = lines.flatMap((line, at) => (isSameLine(line) ? [] : [at]))
  const isNear = (at: number) => changed.some((one) => Math.abs(one - at) <= around)
  const stretches: { at: number; some: DiffLine[]; isFolded: boolean }[] = []
  for (const [at, line] of lines.entries()) {
    const isFolded = !isNear(at)
    const last = stretches.at(-1)
    if (last && last.isFolded === isFolded) last.some.push(line)
    else stretches.push({ at, some: [line], isFolded })
  }
  return stretches.map((one) => ({ ...one, isFolded: one.isFolded && one.some.length > 1 }))
}
