import { followUpFields } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/format.ts'

type Kind = (typeof followUpFields)[keyof typeof followUpFields]['kind']

/** The history also names what is no field of the form: of that, only dates are not shown as they stand. */
const kinds: Readonly<Record<string, { kind: Kind }>> = {
  ...followUpFields,
  estimatedOn: { kind: 'date' },
  rescheduledToOn: { kind: 'date' },
}

/** A value of a form, or of the history, as people read it. */
export const valueWords = (
  field: string,
  value: string | boolean | null,
  { t, format }: { t: TFunction<'monitorings'>; format: Format },
): string => {
  if (value === null || value === '') return t('empty')
  switch (kinds[field]?.kind) {
    case 'flag':
    case 'answer':
      return t(String(value) === 'true' ? 'yes' : 'no')
    case 'date':
      return format.date(String(value))
    default:
      return String(value)
  }
}
