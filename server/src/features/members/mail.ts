import { translate } from '../../platform/translate.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { compose } from '../../platform/mail/compose.ts'
import type { Account } from './store.ts'
import { memberTexts as texts } from './texts.ts'

type Given = { project: string; by: string; webAddress: string }

/** Tells somebody who has an account that they work in another project from now on. */
export function addedMail(
  { email, name, language }: Account,
  { project, by, webAddress }: Given,
): Mail {
  const say = (text: (typeof texts)[keyof typeof texts]) =>
    translate(text, language, { email, name, project, by })
  return compose({
    to: email,
    subject: say(texts.addedSubject),
    before: [say(texts.greeting), say(texts.addedBody)],
    link: { label: say(texts.open), address: webAddress },
    after: [say(texts.notExpected)],
  })
}
