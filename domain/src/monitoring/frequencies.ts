export const frequencies = [
  'daily',
  'weekly',
  'fortnightly',
  'monthly',
  'bimonthly',
  'quarterly',
  'four-monthly',
  'half-yearly',
  'yearly',
  'seasonal',
  'once',
  'on-event',
] as const
export type Frequency = (typeof frequencies)[number]

/** The step to the next date of a series; null where the rule has none. */
export type Step = { days: number } | { months: number } | 'season' | null

/** Bimonthly is every two months. */
export const stepOf = (frequency: Frequency): Step => steps[frequency]

/** Nominal length of the period, a month counted as 30 days; null for once and on event. */
export const periodDays = (frequency: Frequency): number | null => {
  const step = steps[frequency]
  if (step === null) return null
  if (step === 'season') return 180
  if ('days' in step) return step.days
  return step.months === 12 ? 365 : step.months * 30
}

/** N, the days before and after an estimated date that belong to it (docs/formulas.md). */
export const marginDays = (frequency: Frequency): number => {
  const period = periodDays(frequency)
  return period === null
    ? marginMin
    : Math.min(Math.max(Math.ceil(period / 10), marginMin), marginMax)
}

const [marginMin, marginMax] = [3, 15]

const steps: Readonly<Record<Frequency, Step>> = {
  daily: { days: 1 },
  weekly: { days: 7 },
  fortnightly: { days: 14 },
  monthly: { months: 1 },
  bimonthly: { months: 2 },
  quarterly: { months: 3 },
  'four-monthly': { months: 4 },
  'half-yearly': { months: 6 },
  yearly: { months: 12 },
  seasonal: 'season',
  once: null,
  'on-event': null,
}
