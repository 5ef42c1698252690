import { notificationPriorityTerms } from '@puquio/contract/terms'
import { addressOf } from '@puquio/domain'
import { compose } from '../../../platform/mail/compose.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { translate } from '../../../platform/translate.ts'
import { notificationTexts as texts } from '../texts.ts'
import type { DigestReader, Unread } from './store.ts'

const linesOfProject = 20
const messageMax = 200

/** What is not read, by project, the most urgent first. */
export function digestMail(
  { email, name, language }: DigestReader,
  unread: readonly Unread[],
  webAddress: string,
): Mail {
  const byProject = Map.groupBy(unread, ({ project }) => project)
  const before = [...byProject].flatMap(([project, ofProject]) => {
    const count = ofProject.length
    const place = project ?? translate(texts.digestOfSystem, language)
    const left = count - linesOfProject
    return [
      translate(texts.digestPlace, language, { place, count }),
      ...ofProject.slice(0, linesOfProject).map((one) => line(one, language)),
      ...(left > 0 ? [translate(texts.digestMore, language, { count: left })] : []),
    ]
  })
  return compose({
    to: email,
    subject: translate(texts.digestSubject, language, { count: unread.length }),
    before: [translate(texts.digestGreeting, language, { name }), ...before],
    link: {
      label: translate(texts.view, language),
      address: webAddress + addressOf('Notifications', { search: { unread: true } }),
    },
    after: [translate(texts.digestAbout, language)],
  })
}

const line = ({ priority, message }: Unread, language: DigestReader['language']) => {
  const oneLine = message.replace(/\s+/g, ' ')
  const shown = oneLine.length > messageMax ? `${oneLine.slice(0, messageMax)}…` : oneLine
  return `• [${notificationPriorityTerms[priority][language].toLowerCase()}] ${shown}`
}
