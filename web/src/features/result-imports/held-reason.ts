import { type Held, twinOf } from '@puquio/domain'
import i18next from 'i18next'
import { numberFormat } from '../../lib/texts/intl.ts'
import { localeOf } from '../../lib/texts/locale.ts'
import './finding-texts.ts'
import './texts.ts'

type Why = Pick<Held, 'reason' | 'params'>

/** Why a result waits, in the reader's words: of the people who settle it, or of the laboratory that mends its file. */
export const heldReason = (
  { reason, params }: Why,
  words: 'heldReasons' | 'findingReasons',
): string => {
  const format = numberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  const t = i18next.getFixedT(null, words)
  const why: string = t(reason, Object.fromEntries(shown))
  const twin = twinOf(params)
  return twin ? `${why} ${t(twin.term, twin.params)}` : why
}
