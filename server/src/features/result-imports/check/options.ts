import type { ResultOptions } from '@puquio/contract/laboratory/result-mapping'

/** Returns what is said of a whole file, with null for what is not. */
export const optionsOf = (said: Partial<ResultOptions>): ResultOptions => ({
  decimalMark: said.decimalMark ?? null,
  dateOrder: said.dateOrder ?? null,
  timeZone: said.timeZone ?? null,
  utmZone: said.utmZone ?? null,
  datum: said.datum ?? null,
})
