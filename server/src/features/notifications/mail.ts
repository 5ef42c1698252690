import { notificationEvents } from '@puquio/contract/notifications/events'
import { notificationModuleTerms, notificationPriorityTerms } from '@puquio/contract/terms'
import { addressOf, inProject } from '@puquio/domain'
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
  const mail = (attached: string | null) =>
    compose({
      to: email,
      subject: translate(isWritten ? texts.subject : texts.eventSubject, language, params),
      before: [...given.message[language].split(/\n+/), ...(attached === null ? [] : [attached])],
      link: {
        label: translate(isWritten ? texts.open : texts.view, language),
        address:
          webAddress +
          inProject(addressOf('Notifications', { search: { open: given.id } }), given.projectId),
      },
      after: [translate(texts.about, language, params)],
    })
  const { attachments: files } = given
  if (files.length === 0) return mail(null)
  const names = files.map(({ name }) => name).join(', ')
  const without = mail(translate(texts.attachmentsLeftOut, language, { names }))
  return {
    ...mail(translate(texts.attachments, language, { names })),
    attachments: { files, without: { text: without.text, html: without.html } },
  }
}
