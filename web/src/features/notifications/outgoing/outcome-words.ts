import { type Outcome, skipReasons } from '@puquio/contract/notifications/deliveries'
import type { TFunction } from 'i18next'

/** Returns the reason of an outcome in words; what a server answered stays as it came. */
export function reasonWords(
  t: TFunction<'notifications'>,
  { state, reason }: Pick<Outcome, 'state' | 'reason'>,
): string | null {
  const skipped = skipReasons.find((one) => one === reason)
  return state === 'skipped' && skipped ? t(`skip.${skipped}`) : reason
}
