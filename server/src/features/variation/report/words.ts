import type { VariationSpan } from '@puquio/contract/laboratory/variation'
import { type Language, shownDay } from '@puquio/domain'
import { translate } from '../../../platform/translate.ts'
import { variationFileTexts as texts } from '../texts.ts'

/** `2026-02-15T14:30` as 15/02/2026 14:30. */
export const momentText = (at: string): string =>
  [shownDay(at.slice(0, 10)), at.slice(11)].filter((part) => part !== '').join(' ')

type Days = { from?: string | null | undefined; to?: string | null | undefined }

/** Between which days; all of them without either. */
export function periodText({ from, to }: Days, language: Language): string {
  const parts = [
    ...(from ? [translate(texts.from, language, { on: shownDay(from) })] : []),
    ...(to ? [translate(texts.until, language, { on: shownDay(to) })] : []),
  ]
  return parts.length === 0 ? texts.wholePeriod[language] : parts.join(' ')
}

export const standardText = ({
  standard,
  category,
}: Pick<VariationSpan, 'standard' | 'category'>) =>
  category === null ? standard : `${standard} ${category}`
