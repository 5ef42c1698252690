import { type PlanIssue } from '@puquio/domain'
import i18next from 'i18next'
import { localeOf } from '../../../lib/texts/locale.ts'
import { numberFormat } from '../../../lib/texts/intl.ts'
import '../texts.ts'

/** Why a cell was not accepted, in the reader's words. */
export const reasonOf = ({ code, params }: Pick<PlanIssue, 'code' | 'params'>): string => {
  const format = numberFormat(localeOf(i18next.language))
  const shown = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? format.format(value) : value,
  ])
  const values = Object.fromEntries(shown)
  const reason = i18next.getFixedT(null, 'planCells')(code, values)
  return 'suggestion' in params
    ? `${reason} ${i18next.getFixedT(null, 'planImports')('suggestion', values)}`
    : reason
}
