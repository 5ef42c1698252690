import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, line, listQuery, nothing, pageOf, timeOfDay } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/** What a report tells of its device. */
export const reportContents = ['readings', 'state', 'alarms'] as const
const reportFields = {
  content: z.array(z.enum(reportContents)).min(1).max(reportContents.length),
  /** Whether it is sent at its times. */
  enabled: z.boolean(),
}
/** A report with what its carrier needs beside, as an ADMIN sets it and as it is kept. */
const report = <const Fields extends z.core.$ZodLooseShape>(fields: Fields) => {
  const input = z.object({ ...reportFields, ...fields })
  return { input, kept: input.extend({ nextAt: instant }) }
}
/** Of one that was sent, or is to be. */
const sendingFields = { id, createdAt: instant }

/** How often a mail is sent, on the project's clock: each hour, each day, once a week, or on the 1st of the month. */
export const mailFrequencies = ['hourly', 'daily', 'weekly', 'monthly'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

const deviceMail = report({
  /** Members; none means the administrators of the project. */
  recipients: z.array(id).max(50),
  frequency: z.enum(mailFrequencies),
  /** An hourly one takes the minutes alone. */
  atTime: timeOfDay,
  /** 1 Monday to 7 Sunday, of a weekly one. */
  weekday: z.int().min(1).max(7),
})
export const deviceMailInput = deviceMail.input
export type DeviceMailInput = z.input<typeof deviceMailInput>
export type DeviceMail = z.infer<typeof deviceMail.kept>

/** No mail server is set, of the project or the system: what is sent waits. */
const isMailWaiting = z.boolean()

const mailSending = z.object({
  ...sendingFields,
  to: z.string(),
  /** Somebody asked for it. */
  isAsked: z.boolean(),
  from: instant,
  until: instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  /** What a mail server said, or what failed before it did. */
  reason: z.string().nullable(),
  changedAt: instant.nullable(),
})
export type DeviceMailSending = z.infer<typeof mailSending>

export const reportIntervalS = { min: 60, max: 86_400 } as const
/** As the server reads it: http or https with a host, without a name or password in it. */
const address = line(500).regex(
  /^https?:\/\/(\[[\da-f:.]+\]|[^\s/@?#:[\]\\]+)(:\d{1,5})?([/?][^\s#\\]*)?$/i,
)
const reportService = report({
  address,
  intervalS: z.int().min(reportIntervalS.min).max(reportIntervalS.max),
})
export const reportServiceInput = reportService.input
export type ReportServiceInput = z.input<typeof reportServiceInput>
export type ReportService = z.infer<typeof reportService.kept>

const reportSending = z.object({
  ...sendingFields,
  kind: z.enum(['report', 'test', 'replay']),
  messageId: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  status: z.int().nullable(),
  reason: z.string(),
  bytes: z.int(),
  endedAt: instant.nullable(),
})
export type ReportSending = z.infer<typeof reportSending>

/** Reports are kept by an ADMIN: they say who is told what of the project, and take data out of it. */
const kept = { access: 'project:admin', params: oneDevice } as const
const shown = { ...kept, method: 'GET' } as const
const changed = { ...kept, withoutToken: true, changes: ['devices'] } as const
const query = listQuery(['created']).omit({ search: true })

const mails = '/fkl-modi/projects/:projectId/devices/:deviceId/mails'
export const deviceMailRoutes = {
  get: route({
    ...shown,
    path: mails,
    reads: ['devices', 'mailServers'],
    summary: 'By which mails a device reports, null where it does not, and whether any can leave',
    response: z.object({ report: deviceMail.kept.nullable(), isMailWaiting }),
  }),
  set: route({
    ...changed,
    method: 'PUT',
    path: mails,
    summary: 'Report what a device measured by mail, at times on the project’s clock',
    body: deviceMailInput,
    response: z.object({ report: deviceMail.kept }),
  }),
  send: route({
    ...changed,
    method: 'POST',
    path: `${mails}/send`,
    summary: 'Send the mail of the last period now, once a minute at most',
    response: z.object({ recipients: z.int(), isMailWaiting }),
  }),
  sendings: route({
    ...shown,
    path: `${mails}/sendings`,
    reads: ['devices', 'users'],
    summary: 'What was mailed and what became of it, the latest first',
    query,
    response: pageOf(mailSending),
  }),
}

const service = '/fkl-modi/projects/:projectId/devices/:deviceId/report-service'
export const reportServiceRoutes = {
  get: route({
    ...shown,
    path: service,
    reads: ['devices'],
    summary: 'Where what a device reports is sent on to; null where it is not',
    response: z.object({ report: reportService.kept.nullable() }),
  }),
  set: route({
    ...changed,
    method: 'PUT',
    path: service,
    summary:
      'Send on what a device reports; the secret of the signatures is answered the first time',
    body: reportServiceInput,
    response: z.object({ report: reportService.kept, secret: z.string().nullable() }),
  }),
  renewSecret: route({
    ...changed,
    method: 'POST',
    path: `${service}/secret`,
    summary: 'Sign by a new secret from now on, shown this once',
    response: z.object({ secret: z.string() }),
  }),
  test: route({
    ...changed,
    method: 'POST',
    path: `${service}/test`,
    summary: 'Send a report without readings, to see whether it arrives',
    response: nothing,
  }),
  sendings: route({
    ...shown,
    path: `${service}/sendings`,
    reads: ['devices'],
    summary: 'What was sent on, and what became of it, the latest first',
    query,
    response: pageOf(reportSending),
  }),
  replay: route({
    ...changed,
    method: 'POST',
    path: `${service}/sendings/:sendingId/replay`,
    summary: 'Send one again, with the same identifier and body',
    params: oneDevice.extend({ sendingId: idText }),
    response: nothing,
  }),
}
