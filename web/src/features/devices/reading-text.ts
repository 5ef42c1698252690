import type { DeviceRow } from '@puquio/contract/modi/devices'
import { type Language, unitIn } from '@puquio/domain'
import type { Format } from '../../lib/texts/format.ts'

/** "Nivel 12.34 m", with the unit as the reader writes it. */
export const readingText = (
  newest: DeviceRow['newest'],
  { language, format }: { language: Language; format: Format },
) =>
  newest === null
    ? '–'
    : `${newest.variable} ${format.number(newest.value, newest.decimals)} ${unitIn(newest.unit, language)}`.trim()
