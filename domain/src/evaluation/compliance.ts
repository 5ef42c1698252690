/** What a station's results of a parameter in a month are under their limits: the worst first. */
export const complianceOutcomes = [
  'exceeds',
  'unknown',
  'near',
  'complies',
  'no-standard',
  'not-sampled',
] as const
export type ComplianceOutcome = (typeof complianceOutcomes)[number]

/** The sign of each outcome, by which it is told apart without colours. */
export const complianceSigns: Readonly<Record<ComplianceOutcome, string>> = {
  exceeds: '▲',
  unknown: '?',
  near: '△',
  complies: '●',
  'no-standard': '–',
  'not-sampled': '',
}

/** How many results of a cell have each outcome. */
export type ComplianceCounts = {
  exceeds: number
  unknown: number
  near: number
  complies: number
  noStandard: number
}

export const noCounts: ComplianceCounts = {
  exceeds: 0,
  unknown: 0,
  near: 0,
  complies: 0,
  noStandard: 0,
}

export const addCounts = (one: ComplianceCounts, other: ComplianceCounts): ComplianceCounts => ({
  exceeds: one.exceeds + other.exceeds,
  unknown: one.unknown + other.unknown,
  near: one.near + other.near,
  complies: one.complies + other.complies,
  noStandard: one.noStandard + other.noStandard,
})

/** Returns the worst outcome of a cell, as the strictest of several standards is judged by; not sampled where there is none. */
export const worstOutcome = (counts: ComplianceCounts): ComplianceOutcome => {
  if (counts.exceeds > 0) return 'exceeds'
  if (counts.unknown > 0) return 'unknown'
  if (counts.near > 0) return 'near'
  if (counts.complies > 0) return 'complies'
  return counts.noStandard > 0 ? 'no-standard' : 'not-sampled'
}

/** Returns which share of the results that could be compared exceeds; null where none could. */
export const exceedingShare = ({ exceeds, near, complies }: ComplianceCounts): number | null => {
  const compared = exceeds + near + complies
  return compared === 0 ? null : exceeds / compared
}

/** Returns the months from one to another, `YYYY-MM`, both included. */
export function monthsBetween(from: string, to: string): string[] {
  const index = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1
  return Array.from({ length: Math.max(0, index(to) - index(from) + 1) }, (_, at) => {
    const month = index(from) + at
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}
