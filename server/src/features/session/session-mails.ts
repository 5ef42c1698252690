import { addressOf, type Language, type Text } from '@puquio/domain'
import { compose, type MailParts } from '../../platform/mail/compose.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/translate.ts'
import { sessionTexts as texts } from './texts.ts'

export type Reader = { email: string; name: string; language: Language }
export type LinkKind = 'activation' | 'reset' | 'unblock'

/** How long a mailed link works. */
export const linkHours: Record<LinkKind, number> = { activation: 24, reset: 1, unblock: 24 }

/** The web app's page that each link opens. */
const pages: Record<LinkKind, string> = {
  activation: addressOf('Activate'),
  reset: addressOf('Forgot'),
  unblock: addressOf('Unblock'),
}

export function linkMail(kind: LinkKind, reader: Reader, webAddress: string, token: string): Mail {
  const say = (text: Text) =>
    translate(text, reader.language, { ...reader, hours: linkHours[kind] })
  return write(reader, texts[`${kind}Subject`], {
    before: [say(texts[`${kind}Body`])],
    link: {
      label: say(texts[`${kind}Link`]),
      address: `${webAddress}${pages[kind]}?token=${token}`,
    },
    after: [say(texts.validForHours), ...(kind === 'unblock' ? [] : [say(texts.notYou)])],
  })
}

export function blockedMail(reader: Reader, reason: string): Mail {
  const before = [translate(texts.blockedBody, reader.language, { ...reader, reason })]
  return write(reader, texts.unblockSubject, {
    before,
    after: [translate(texts.blockedContact, reader.language)],
  })
}

function write(reader: Reader, subject: Text, parts: Omit<MailParts, 'to' | 'subject'>) {
  const greeting = translate(texts.greeting, reader.language, { name: reader.name })
  return compose({
    ...parts,
    to: reader.email,
    subject: subject[reader.language],
    before: [greeting, ...parts.before],
  })
}
