import type { VariationSpan } from '@puquio/contract/laboratory/variation'
import type { Language } from '@puquio/domain'
import { translate } from '../../../platform/translate.ts'
import { variationFileTexts as texts } from '../texts.ts'

/** `2026-02-15` as 15/02/2026. */
export const dayText = (on: string): string => on.split('-').toReversed().join('/')

/** `2026-02-15T14:30` as 15/02/2026 14:30. */
export const momentText = (at: string): string =>
  [dayText(at.slice(0, 10)), at.slice(11)].filter((part) => part !== '').join(' ')

type Days = { from?: string | null | undefined; to?: string | null | undefined }

/** Between which days; all of them without either. */
export function periodText({ from, to }: Days, language: Language): string {
  const parts = [
    ...(from ? [translate(texts.from, language, { on: dayText(from) })] : []),
    ...(to ? [translate(texts.until, language, { on: dayText(to) })] : []),
  ]
  return parts.length === 0 ? texts.wholePeriod[language] : parts.join(' ')
}

export const standardText = ({
  standard,
  category,
}: Pick<VariationSpan, 'standard' | 'category'>) =>
  category === null ? standard : `${standard} ${category}`
