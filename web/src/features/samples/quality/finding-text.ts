import type { ShownQuality } from '@puquio/contract/laboratory/sample-record'
import type { TFunction } from 'i18next'
import { shown } from '../result-hint.ts'

export type Finding = ShownQuality['findings'][number]

/** Returns what a check found, with its numbers in the reader's way and the unit of its parameter. */
export const findingText = (
  { check, params }: Finding,
  unit: string,
  { t, locale }: { t: TFunction<'samples'>; locale: string },
): string => {
  const numbers = Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      shown(Number(value.toPrecision(3)), locale),
    ]),
  )
  const translate = t as (key: string, values: object) => string
  return translate(`found.${check}`, { ...numbers, unit })
}
