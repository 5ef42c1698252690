import { addDays } from '../dates.ts'
import { measuredOf, phOf } from './acidity.ts'

/** A day of one product at one plant. */
export type DosedDay = {
  on: string
  volumeM3: number | null
  kg: number | null
  plannedKgM3: number | null
  phOut: number | null
}

/** A plant consumes more than its water explains where all three of these hold; a plant may set others. */
export type ConsumptionLimits = {
  /** The real dose rose by more than these %. */
  dosePercent: number
  /** The pH of the effluent rose by less than this. */
  phRise: number
  /** The planned dose rose by less than these %, or is not known. */
  plannedPercent: number
}
export const consumptionLimits: ConsumptionLimits = {
  dosePercent: 20,
  phRise: 0.1,
  plannedPercent: 10,
}

/** Days with a dose that are compared with the days before the first of them, of which so many need a dose. */
export const recentDays = 7
export const beforeDays = 28
export const beforeDaysMin = 14

export type ConsumptionChange = {
  isUp: boolean
  dosePercent: number
  recentKgM3: number
  beforeKgM3: number
  phRise: number
  /** Null where the planned dose is not known, which then explains nothing. */
  plannedPercent: number | null
}

type Weighed = { volumeM3: number; kg: number; plannedKgM3: number | null; ph: number | null }

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, one) => sum + one, 0) / values.length

/** Without what sums of fractions leave behind their last digits: a rise by the limit alone is none above it. */
const nineDigits = (value: number): number => Number(value.toFixed(9))

const rise = (to: number, from: number): number => nineDigits((100 * (to - from)) / from)

const summed = (days: readonly Weighed[]) => {
  const m3 = days.reduce((sum, { volumeM3 }) => sum + volumeM3, 0)
  const planned = days.filter(({ plannedKgM3 }) => plannedKgM3 !== null)
  const plannedM3 = planned.reduce((sum, { volumeM3 }) => sum + volumeM3, 0)
  return {
    kgM3: m3 > 0 ? days.reduce((sum, { kg }) => sum + kg, 0) / m3 : null,
    plannedKgM3:
      plannedM3 > 0
        ? planned.reduce((sum, one) => sum + (one.plannedKgM3 ?? 0) * one.volumeM3, 0) / plannedM3
        : null,
    ph: mean(days.flatMap(({ ph }) => (ph === null ? [] : [ph]))),
  }
}

/**
 * Compares the last seven days with a dose with the 28 days before them, kg by m³: the dose is up and neither the pH of the
 * effluent nor the planned dose explains it. Null where there are too few days, or no pH.
 */
export function consumptionChange(
  days: readonly DosedDay[],
  limits: ConsumptionLimits = consumptionLimits,
): ConsumptionChange | null {
  const dosed = days
    .flatMap(({ on, volumeM3, kg, plannedKgM3, phOut }) => {
      const [m3, used] = [measuredOf(volumeM3), measuredOf(kg)]
      if (m3 === null || m3 === 0 || used === null) return []
      const planned = measuredOf(plannedKgM3)
      return [{ on, volumeM3: m3, kg: used, plannedKgM3: planned, ph: phOf(phOut) }]
    })
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const recent = dosed.slice(-recentDays)
  const first = recent[0]?.on
  if (first === undefined || recent.length < recentDays) return null
  const from = addDays(first, -beforeDays)
  const before = dosed.filter(({ on }) => on >= from && on < first)
  if (before.length < beforeDaysMin) return null
  const [now, then] = [summed(recent), summed(before)]
  if (now.kgM3 === null || then.kgM3 === null || then.kgM3 === 0) return null
  if (now.ph === null || then.ph === null) return null
  const dosePercent = rise(now.kgM3, then.kgM3)
  const phRise = nineDigits(now.ph - then.ph)
  const plannedPercent =
    now.plannedKgM3 === null || then.plannedKgM3 === null || then.plannedKgM3 === 0
      ? null
      : rise(now.plannedKgM3, then.plannedKgM3)
  const isUp =
    dosePercent > limits.dosePercent &&
    phRise < limits.phRise &&
    (plannedPercent === null || plannedPercent < limits.plannedPercent)
  return { isUp, dosePercent, recentKgM3: now.kgM3, beforeKgM3: then.kgM3, phRise, plannedPercent }
}
