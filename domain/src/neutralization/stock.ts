import { addDays } from '../dates.ts'
import { measuredOf } from './acidity.ts'

export type UseOfDay = { on: string; kg: number | null; stockKg: number | null }
export type Delivered = { on: string; kg: number }
/** The stock at a day's end, counted or followed from the one before; null until one was counted or delivered. */
export type StockOfDay = {
  on: string
  kg: number | null
  from: 'counted' | 'followed'
  /** kg/d that its days left are counted with. */
  meanKgD: number | null
  daysLeft: number | null
}

/** Days back over whose uses the mean is taken. */
export const meanUseDays = 30

/** Days that a stock lasts at a mean use; null where nothing is used. */
export const stockDays = (
  stockKg: number | null | undefined,
  meanKgD: number | null | undefined,
): number | null => {
  const mean = measuredOf(meanKgD)
  if (typeof stockKg !== 'number' || !Number.isFinite(stockKg) || mean === null || mean === 0)
    return null
  return measuredOf(Math.max(0, stockKg) / mean)
}

/**
 * Returns the stock of each day of `uses`, in the order of their days. What was counted wins; else the stock of before is
 * taken, with what was delivered since and without what was used. One below zero says that a delivery or a count is missing.
 */
export function followStock(
  uses: readonly UseOfDay[],
  deliveries: readonly Delivered[],
): StockOfDay[] {
  const ordered = uses.toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const coming = deliveries
    .filter(({ kg }) => measuredOf(kg) !== null)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
  const recent: { on: string; kg: number }[] = []
  let stock: number | null = null
  let next = 0
  return ordered.map(({ on, kg, stockKg }) => {
    for (let one = coming[next]; one && one.on <= on; one = coming[++next])
      stock = (stock ?? 0) + one.kg
    const used = measuredOf(kg)
    const counted = measuredOf(stockKg)
    if (counted !== null) stock = counted
    else if (stock !== null) stock -= used ?? 0
    if (used !== null) recent.push({ on, kg: used })
    const first = addDays(on, 1 - meanUseDays)
    while (recent[0] && recent[0].on < first) recent.shift()
    const sum = recent.reduce((total, one) => total + one.kg, 0)
    const meanKgD = recent.length === 0 ? null : sum / recent.length
    const from = counted === null ? 'followed' : 'counted'
    return { on, kg: stock, from, meanKgD, daysLeft: stockDays(stock, meanKgD) }
  })
}
