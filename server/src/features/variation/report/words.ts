import type { VariationSpan } from '@puquio/contract/laboratory/variation'
import { shownDay } from '@puquio/domain'

/** `2026-02-15T14:30` as 15/02/2026 14:30. */
export const momentText = (at: string): string =>
  [shownDay(at.slice(0, 10)), at.slice(11)].filter((part) => part !== '').join(' ')

export const standardText = ({
  standard,
  category,
}: Pick<VariationSpan, 'standard' | 'category'>) =>
  category === null ? standard : `${standard} ${category}`
