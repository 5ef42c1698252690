import {
  addressOf,
  deviceChannelTerms,
  deviceStateTerms,
  type Language,
  locales,
  ruleSentence,
  severityTerms,
  unitIn,
} from '@puquio/domain'
import { localTime } from '../../../platform/local-time.ts'
import { compose, type MailTable } from '../../../platform/mail/compose.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { translate } from '../../../platform/translate.ts'
import type { MailContent, MailSpan } from './mail-content.ts'
import { deviceMailTexts as texts } from './texts.ts'

type Reader = { email: string; language: Language }
type Place = { project: string; timeZone: string; webAddress: string }

/** What a device measured in a period, as a mail in the reader's language. */
export function deviceMail(
  { email, language }: Reader,
  content: MailContent,
  { from, until }: MailSpan,
  { project, timeZone, webAddress }: Place,
): Mail {
  const say = (text: keyof typeof texts, values: Record<string, string | number> = {}) =>
    translate(texts[text], language, values)
  const time = (at: Date | string | number) => localTime(at, timeZone)
  const { device } = content
  const period = { from: time(from), until: time(until) }
  const path = addressOf('ModiGraph', {
    id: device.id,
    modi: device.serial,
    search: { from: toTheSecond(from), to: toTheSecond(until) },
  })
  const words = { say, time, language }
  return compose({
    to: email,
    subject: say('subject', { device: device.name, ...period }),
    before: [
      `${project} · ${device.name} (${device.serial})`,
      say('period', { ...period, zone: timeZone }),
    ],
    tables: [
      ...(content.hasState ? [stateTable(content, words)] : []),
      ...(content.measured ? [readingsTable(content.measured, words)] : []),
      ...(content.alarms ? [alarmsTable(content.alarms, words)] : []),
    ],
    link: { label: say('viewGraph'), address: webAddress + path },
    after: [say('about')],
  })
}

type Words = {
  say: (text: keyof typeof texts, values?: Record<string, string | number>) => string
  time: (at: string | number) => string
  language: Language
}

const stateTable = ({ device }: MailContent, { say, time, language }: Words): MailTable => {
  const number = (value: number, unit: string) =>
    `${value.toLocaleString(locales[language])} ${unit}`
  return {
    title: say('state'),
    head: [],
    rows: [
      [say('state'), deviceStateTerms[device.state][language]],
      [say('lastMessage'), device.lastReceivedAt ? time(device.lastReceivedAt) : say('never')],
      [say('channel'), deviceChannelTerms[device.channel][language]],
      ...(device.batteryPct === null ? [] : [[say('battery'), number(device.batteryPct, '%')]]),
      ...(device.rssiDbm === null ? [] : [[say('signal'), number(device.rssiDbm, 'dBm')]]),
      [say('activeAlarms'), device.activeAlarms.toLocaleString(locales[language])],
    ],
    none: '',
  }
}

const readingsTable = (
  measured: NonNullable<MailContent['measured']>,
  { say, time, language }: Words,
): MailTable => ({
  title: say('readings'),
  head: [say('variable'), say('last'), say('least'), say('mean'), say('most'), say('count')],
  rows: measured.map(({ name, unit, decimals, found }) => {
    const shownUnit = unitIn(unit, language)
    const variable = shownUnit ? `${name} (${shownUnit})` : name
    if (found === null) return [variable, '–', '–', '–', '–', '0']
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals }
    const value = (one: number) => one.toLocaleString(locales[language], digits)
    return [
      variable,
      `${value(found.last)} · ${time(found.lastMs)}`,
      value(found.min),
      value(found.mean),
      value(found.max),
      found.count.toLocaleString(locales[language]),
    ]
  }),
  none: say('noVariables'),
})

const alarmsTable = (
  alarms: NonNullable<MailContent['alarms']>,
  { say, time, language }: Words,
): MailTable => ({
  title: say('alarms'),
  head: [say('alarm'), say('severity'), say('began'), say('ended')],
  rows: alarms.map(({ condition, variable, severity, raisedAt, clearedAt }) => [
    condition && variable ? ruleSentence(condition, variable, language) : say('silence'),
    severityTerms[severity][language],
    time(raisedAt),
    clearedAt ? time(clearedAt) : say('active'),
  ]),
  none: say('noAlarms'),
})

const toTheSecond = (at: Date) => at.toISOString().replace(/\.\d+/, '')
