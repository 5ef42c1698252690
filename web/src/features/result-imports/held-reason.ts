import type { Held } from '@puquio/domain'
import i18next from 'i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { localeOf } from '../../lib/texts/locale.ts'
import './texts.ts'

/** Why a result waits, in the reader's words. */
export const heldReason = ({ reason, params }: Pick<Held, 'reason' | 'params'>): string => {
  const format = numberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  return i18next.getFixedT(null, 'heldReasons')(reason, Object.fromEntries(shown))
}
