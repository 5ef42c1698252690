import { groupColor } from '../drawing/looks.ts'
import type { DoseSeries } from './dose-svg.ts'
import type { PhDay } from './effluent-ph-svg.ts'
import type { StockSeries } from './stock-svg.ts'

/** A day of a plant as its consumption is answered. */
export type ChartedDay = {
  on: string
  phIn: number | null
  phOut: number | null
  derived: {
    isPhExceeded: boolean
    uses: readonly {
      neutralizerId: number
      plannedKgM3: number | null
      realKgM3: number | null
      deviationPercent: number | null
      stockKg: number | null
      stockFrom: 'counted' | 'followed' | null
      daysLeft: number | null
    }[]
  }
}
export type ChartedProduct = { id: number; name: string; lowStockDays: number | null }

/** Of the pH in and out. */
export const phColors = [groupColor(1), groupColor(0)] as const

const useOf = ({ derived }: ChartedDay, id: number) =>
  derived.uses.find(({ neutralizerId }) => neutralizerId === id)

/** The doses of each product; a day deviates where it is further from the planned dose than these %. */
export const doseSeriesOf = (
  days: readonly ChartedDay[],
  products: readonly ChartedProduct[],
  deviationMax: number,
): DoseSeries[] =>
  products.map(({ id, name }, index) => ({
    name,
    color: groupColor(index),
    days: days.map((day) => {
      const use = useOf(day, id)
      return {
        on: day.on,
        plannedKgM3: use?.plannedKgM3 ?? null,
        realKgM3: use?.realKgM3 ?? null,
        isDeviating: Math.abs(use?.deviationPercent ?? 0) > deviationMax,
      }
    }),
  }))

export const phDaysOf = (days: readonly ChartedDay[]): PhDay[] =>
  days.map(({ on, phIn, phOut, derived }) => ({
    on,
    phIn,
    phOut,
    isExceeded: derived.isPhExceeded,
  }))

/** The stock of each product, low where it lasts fewer days than the plant wants. */
export const stockSeriesOf = (
  days: readonly ChartedDay[],
  products: readonly ChartedProduct[],
): StockSeries[] =>
  products.map(({ id, name, lowStockDays }, index) => {
    const uses = days.flatMap((day) => {
      const use = useOf(day, id)
      return use ? [{ on: day.on, ...use }] : []
    })
    return {
      name,
      color: groupColor(index),
      daysLeft: uses.findLast(({ stockKg }) => stockKg !== null)?.daysLeft ?? null,
      days: uses.map(({ on, stockKg, stockFrom, daysLeft }) => ({
        on,
        kg: stockKg,
        isCounted: stockFrom === 'counted',
        isLow: lowStockDays !== null && daysLeft !== null && daysLeft < lowStockDays,
      })),
    }
  })
