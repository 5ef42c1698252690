import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/format.ts'

const dates = new Set(['actionOn', 'startOn', 'endOn', 'estimatedOn', 'rescheduledToOn'])
const flags = new Set(['actionCompleted', 'sampleTaken', 'isMishap'])

/** A value of a form, or of the history, as people read it. */
export const valueWords = (
  field: string,
  value: string | boolean | null,
  { t, format }: { t: TFunction<'monitorings'>; format: Format },
): string => {
  if (value === null || value === '') return t('empty')
  if (flags.has(field)) return t(String(value) === 'true' ? 'yes' : 'no')
  if (dates.has(field)) return format.date(String(value))
  return String(value)
}
