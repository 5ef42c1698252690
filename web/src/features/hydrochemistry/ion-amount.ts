import { type Ion, mgLOf } from '@puquio/domain'
import type { Format } from '../../lib/texts/format.ts'

/** `2 (40.1)`: meq/L with mg/L, each in three significant figures, since a laboratory's own are no more. */
export const ionAmount = (ion: Ion, meqL: number | undefined, format: Format): string => {
  if (meqL === undefined) return format.number(null)
  const rounded = (value: number) => format.number(Number(value.toPrecision(3)))
  return `${rounded(meqL)} (${rounded(mgLOf(ion, meqL))})`
}
