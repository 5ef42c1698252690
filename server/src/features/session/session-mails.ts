import { addressOf, type Language, type Text } from '@puquio/domain'
import { compose, type MailParts } from '../../platform/mail/compose.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { translate } from '../../platform/translate.ts'
import { sessionTexts as texts } from './texts.ts'

export type Reader = { email: string; name: string; language: Language }
/** Who made an account, and for which project of which company. */
export type Invitation = { by: string; project: string; company: string }
export type LinkKind = 'activation' | 'reset' | 'unblock'

/** How long a mailed link works. */
export const linkHours: Record<LinkKind, number> = { activation: 24, reset: 1, unblock: 24 }

/** The web app's page that each link opens. */
const pages: Record<LinkKind, string> = {
  activation: addressOf('Activate'),
  reset: addressOf('Forgot'),
  unblock: addressOf('Unblock'),
}

type MailedLink = { kind: LinkKind; token: string; invitation: Invitation | null }

export function linkMail(
  reader: Reader,
  webAddress: string,
  { kind, token, invitation }: MailedLink,
): Mail {
  const say = (text: Text) =>
    translate(text, reader.language, { ...reader, ...invitation, hours: linkHours[kind] })
  const subject = invitation ? texts.invitationSubject : texts[`${kind}Subject`]
  return write(reader, say(subject), {
    before: [say(invitation ? texts.invitationBody : texts[`${kind}Body`])],
    link: {
      label: say(texts[`${kind}Link`]),
      address: `${webAddress}${pages[kind]}?token=${token}`,
    },
    after: [say(texts.validForHours), ...endOf(kind, invitation).map(say)],
  })
}

/** Nobody asks for their own account: the mail says who made it and can be asked. */
function endOf(kind: LinkKind, invitation: Invitation | null): Text[] {
  if (kind === 'unblock') return []
  if (kind === 'reset') return [texts.notYou]
  return [invitation ? texts.invitationNotExpected : texts.activationNotExpected]
}

export function blockedMail(reader: Reader, reason: string): Mail {
  const before = [translate(texts.blockedBody, reader.language, { ...reader, reason })]
  return write(reader, texts.unblockSubject[reader.language], {
    before,
    after: [translate(texts.blockedContact, reader.language)],
  })
}

function write(reader: Reader, subject: string, parts: Omit<MailParts, 'to' | 'subject'>) {
  const greeting = translate(texts.greeting, reader.language, { name: reader.name })
  return compose({
    ...parts,
    to: reader.email,
    subject,
    before: [greeting, ...parts.before],
  })
}
