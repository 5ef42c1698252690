import { type Outcome, skipReasons } from '@puquio/contract/notifications/deliveries'
import { mailFailureTerms } from '@puquio/contract/terms'
import { type Language, mailFailureOf } from '@puquio/domain'
import type { TFunction } from 'i18next'

type ShownOutcome = Pick<Outcome, 'method' | 'state' | 'reason'>

/** Returns why a delivery is in its state, in the reader's words. */
export function reasonWords(
  t: TFunction<'notifications'>,
  language: Language,
  told: ShownOutcome,
): string | null {
  const { method, state, reason } = told
  const skipped = skipReasons.find((one) => one === reason)
  if (state === 'skipped' && skipped) return t(`skip.${skipped}`)
  if (reason === null) return null
  const failure = mailFailureOf(reason)
  if (method === 2 || failure === 'unanswered') return mailFailureTerms[failure][language]
  return t('whatsappRefused')
}

/** Returns what a server replied, as it came; null where none did. */
export const replyOf = ({ state, reason }: ShownOutcome): string | null =>
  state === 'skipped' ? null : reason
