import { notificationEvents } from '@puquio/contract/notifications/events'
import { addressOf, inProject, type Language } from '@puquio/domain'
import { translate } from '../../platform/translate.ts'
import type { Delivered } from './delivered.ts'
import { notificationTexts as texts } from './texts.ts'

/** Of the 1,024 characters of a template's body with its placeholders filled in. */
const messageMax = 600

/** What the template of notifications says: whose it is and where, the message, the link to it. */
export function whatsappMessage(
  { language }: { language: Language },
  { id, projectId, project, origin, message }: Delivered,
  webAddress: string,
) {
  const from = 'sender' in origin ? origin.sender : notificationEvents[origin.event].name[language]
  const place = project ?? translate(texts.everybody, language)
  const text = message[language]
  const shown = text.length > messageMax ? `${text.slice(0, messageMax - 1)}…` : text
  const link =
    webAddress + inProject(addressOf('Notifications', { search: { open: id } }), projectId)
  return { language, parameters: [`${from} (${place})`, shown, link] }
}
