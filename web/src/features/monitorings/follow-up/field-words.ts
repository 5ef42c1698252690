import { followUpFields } from '@puquio/domain'
import type { TFunction } from 'i18next'
import type { Format } from '../../../lib/texts/format.ts'

type Kind = (typeof followUpFields)[keyof typeof followUpFields]['kind']

/** The history also has fields that the form lacks; of these only dates are formatted. */
const kinds: Readonly<Record<string, { kind: Kind }>> = {
  ...followUpFields,
  estimatedOn: { kind: 'date' },
  rescheduledToOn: { kind: 'date' },
}

/** Formats a value of the form or of the history. */
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
    case 'time':
    case 'text':
    case undefined:
      return String(value)
  }
}
