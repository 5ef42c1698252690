import { notificationPriorityTerms } from '@puquio/contract/terms'
import type { TodayFeature, TodayKind } from '@puquio/contract/start/today'
import { addressOf } from '@puquio/domain'
import { compose } from '../../../platform/mail/compose.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { translate } from '../../../platform/translate.ts'
import { notificationTexts as texts } from '../texts.ts'
import type { DigestReader, Unread } from './store.ts'

type DueKind = TodayKind<Exclude<TodayFeature, 'notifications'>>
/** What needs a person in a project today, as its start page counts it. */
export type DueToday = {
  projectId: number
  project: string
  kind: DueKind
  of: string
  count: number
}

const dueTexts: Readonly<Record<DueKind, keyof typeof texts>> = {
  'alarms-active': 'digest-alarms-active',
  'monitorings-near': 'digest-monitorings-near',
  'monitorings-unfulfilled': 'digest-monitorings-unfulfilled',
  'reports-late': 'digest-reports-late',
  'tasks-overdue': 'digest-tasks-overdue',
  'tasks-due': 'digest-tasks-due',
  'tasks-to-review': 'digest-tasks-to-review',
  'actions-overdue': 'digest-actions-overdue',
  'actions-due': 'digest-actions-due',
  'actions-to-close': 'digest-actions-to-close',
}
const linesOfProject = 20
const messageMax = 200

/** By project what needs the person today, and what is not read, the most urgent first. */
export function digestMail(
  { email, name, language }: DigestReader,
  { unread, due }: { unread: readonly Unread[]; due: readonly DueToday[] },
  webAddress: string,
): Mail {
  const say = (text: keyof typeof texts, values: Record<string, string | number> = {}) =>
    translate(texts[text], language, values)
  const projects = new Set([...unread, ...due].map(({ project }) => project))
  const before = [...projects].flatMap((project) => {
    const ofProject = unread.filter((one) => one.project === project)
    const count = ofProject.length
    const place = project ?? say('digestOfSystem')
    const left = count - linesOfProject
    return [
      count > 0 ? say('digestPlace', { place, count }) : place,
      ...due
        .filter((one) => one.project === project)
        .map(({ kind, of, count }) => say(dueTexts[kind], { plan: of, count })),
      ...ofProject.slice(0, linesOfProject).map((one) => line(one, language)),
      ...(left > 0 ? [say('digestMore', { count: left })] : []),
    ]
  })
  const address =
    unread.length > 0 ? addressOf('Notifications', { search: { unread: true } }) : addressOf('Home')
  return compose({
    to: email,
    subject:
      unread.length > 0
        ? say('digestSubject', { count: unread.length })
        : say(
            due.every(({ kind }) => kind.startsWith('monitorings-'))
              ? 'digestSubjectOfMonitorings'
              : 'digestSubjectOfToday',
          ),
    before: [say('digestGreeting', { name }), ...before],
    link: { label: say('view'), address: webAddress + address },
    after: [say('digestAbout')],
  })
}

const line = ({ priority, message }: Unread, language: DigestReader['language']) => {
  const oneLine = message.replace(/\s+/g, ' ')
  const shown = oneLine.length > messageMax ? `${withinWords(oneLine)}…` : oneLine
  return `• [${notificationPriorityTerms[priority][language].toLowerCase()}] ${shown}`
}

/** Up to the end of the last word that is whole; a word without end is cut. */
const withinWords = (text: string) => {
  const cut = text.slice(0, messageMax + 1)
  const end = cut.lastIndexOf(' ')
  return end > messageMax / 2
    ? cut.slice(0, end).replace(/[\s,;:.]+$/, '')
    : text.slice(0, messageMax)
}
