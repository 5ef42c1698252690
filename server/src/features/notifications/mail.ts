import { notificationEvents } from '@puquio/contract/notifications/events'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { compose } from '../../platform/mail/compose.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/translate.ts'
import type { Delivered } from './delivered.ts'
import type { Recipient } from './recipients-store.ts'
import { notificationTexts as texts } from './texts.ts'

/** A notification in its recipient's language; what a person wrote stays as it was written. */
export function notificationMail(
  { email, language }: Pick<Recipient, 'email' | 'language'>,
  given: Delivered,
  webAddress: string,
): Mail {
  const { origin } = given
  const params = {
    place: given.project ?? translate(texts.everybody, language),
    priority: notificationPriorityTerms[given.priority][language].toLowerCase(),
    module: notificationModuleTerms[given.module][language],
    origin: 'sender' in origin ? origin.sender : notificationEvents[origin.event].name[language],
  }
  const isWritten = 'sender' in origin
  return compose({
    to: email,
    subject: translate(isWritten ? texts.subject : texts.eventSubject, language, params),
    before: given.message[language].split(/\n+/),
    link: {
      label: translate(isWritten ? texts.open : texts.view, language),
      address: `${webAddress}/notifications?open=${given.id}`,
    },
    after: [translate(texts.about, language, params)],
  })
}
