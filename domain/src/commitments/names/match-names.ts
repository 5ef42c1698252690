import { nameKey } from '../../name-key.ts'
import { codeOf, lettersOf, stemsOf } from './name-words.ts'

/** A commitment that names of plans may stand for. */
export type NamedCommitment = { id: number; shortName: string; instrument: string }

/** As a plan gives it. */
export type PlanName = { name: string; instrument: string | null }

const suggestionsMax = 4
/** Below it two names have too little in common. */
const likenessMin = 0.3

/**
 * Finds for names that plans give the commitments that they may stand for. A name whose instrument is one of these
 * means a commitment of that one.
 */
export function nameMatcher<One extends NamedCommitment>(
  commitments: readonly One[],
  instruments: readonly string[],
) {
  const known = new Set(instruments.map(nameKey))
  const entries = commitments.map((commitment) => ({
    commitment,
    instrument: nameKey(commitment.instrument),
    letters: lettersOf(commitment.shortName),
    code: codeOf(commitment.shortName)?.code ?? null,
    stems: stemsOf(commitment.shortName),
  }))
  const byLetters = Map.groupBy(entries, ({ letters }) => letters)
  const byCode = Map.groupBy(entries, ({ code }) => code)
  const weightOf = weights(entries.map(({ stems }) => stems))

  const within = ({ instrument }: PlanName) => {
    const key = instrument === null ? '' : nameKey(instrument)
    return (entry: (typeof entries)[number]) => !known.has(key) || entry.instrument === key
  }

  /** The only one whose name has the same letters, or begins with the code that the name is; else null. */
  const exact = (plan: PlanName): One | null => {
    const same = (byLetters.get(lettersOf(plan.name)) ?? []).filter(within(plan))
    if (same.length > 0) return same.length === 1 ? (same[0]?.commitment ?? null) : null
    const code = codeOf(plan.name)
    if (!code?.isWhole) return null
    const coded = (byCode.get(code.code) ?? []).filter(within(plan))
    return coded.length === 1 ? (coded[0]?.commitment ?? null) : null
  }

  /** Those like it, the likest first. */
  const alike = (plan: PlanName): One[] => {
    const isWithin = within(plan)
    const stems = stemsOf(plan.name)
    const code = codeOf(plan.name)?.code ?? null
    const letters = lettersOf(plan.name)
    return entries
      .map((entry) => {
        const isSame = entry.letters === letters && letters !== ''
        const isCoded = code !== null && entry.code === code
        const common = isSame ? 1 : likeness(stems, entry.stems, weightOf)
        // Of another instrument than the plan names it is less likely, and yet plans name the wrong one.
        const score = (common + (isCoded ? 0.5 : 0)) * (isWithin(entry) ? 1 : 0.6)
        return { entry, score }
      })
      .filter(({ score }) => score >= likenessMin)
      .toSorted((a, b) => b.score - a.score || a.entry.commitment.id - b.entry.commitment.id)
      .slice(0, suggestionsMax)
      .map(({ entry }) => entry.commitment)
  }
  return { exact, alike }
}

type WeightOf = (stem: string) => number

/** Words that few of the names have tell more (Spärck Jones 1972). */
function weights(names: readonly ReadonlySet<string>[]): WeightOf {
  const counts = new Map<string, number>()
  for (const stems of names) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + (names.length + 1) / ((counts.get(stem) ?? 0) + 0.5))
}

/** The weight of what both have, of what either has: 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>, weightOf: WeightOf): number {
  let [common, all] = [0, 0]
  for (const stem of a) {
    const weight = weightOf(stem)
    all += weight
    if (b.has(stem)) common += weight
  }
  if (common === 0) return 0
  for (const stem of b) if (!a.has(stem)) all += weightOf(stem)
  return common / all
}
