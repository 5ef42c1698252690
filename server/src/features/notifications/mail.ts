import type { NotificationInput } from '@puquio/contract/notifications'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { compose } from '../../platform/mail/compose.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/translate.ts'
import type { Recipient } from './store.ts'
import { notificationTexts as texts } from './texts.ts'

type Given = Pick<NotificationInput, 'priority' | 'module' | 'message'> & {
  id: number
  sender: string
  /** Null for everybody's. */
  project: string | null
  webAddress: string
}

/** A notification in its recipient's language; what was written stays as it was written. */
export function notificationMail({ email, language }: Recipient, given: Given): Mail {
  const params = {
    sender: given.sender,
    place: given.project ?? translate(texts.everybody, language),
    priority: notificationPriorityTerms[given.priority][language].toLowerCase(),
    module: notificationModuleTerms[given.module][language],
  }
  return compose({
    to: email,
    subject: translate(texts.subject, language, params),
    before: given.message.split(/\n+/),
    link: {
      label: translate(texts.open, language),
      address: `${given.webAddress}/notifications?open=${given.id}`,
    },
    after: [translate(texts.about, language, params)],
  })
}
