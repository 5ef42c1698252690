import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, instant, listQuery, pageOf } from '../kit/values.ts'
import { oneDevice } from './devices.ts'
import { reportContents } from './report-services.ts'

/** How often, on the project's clock: at a minute of each hour, at a time of each day, of a weekday, or of the 1st. */
export const mailFrequencies = ['hourly', 'daily', 'weekly', 'monthly'] as const
export type MailFrequency = (typeof mailFrequencies)[number]

const mailFields = {
  /** Members; none means the administrators of the project. */
  recipients: z.array(id).max(50),
  content: z.array(z.enum(reportContents)).min(1).max(reportContents.length),
  frequency: z.enum(mailFrequencies),
  /** Of what is hourly its minutes count. */
  atTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  /** 1 Monday to 7 Sunday, of what is weekly. */
  weekday: z.int().min(1).max(7),
  enabled: z.boolean(),
}
export const deviceMailInput = z.object(mailFields)
export type DeviceMailInput = z.input<typeof deviceMailInput>

export const deviceMail = z.object({ ...mailFields, nextAt: instant })
export type DeviceMail = z.infer<typeof deviceMail>

export const deviceMailSending = z.object({
  id,
  to: z.string(),
  /** Somebody asked for it. */
  isAsked: z.boolean(),
  from: instant,
  until: instant,
  state: z.enum(['waiting', 'sent', 'failed']),
  /** What a mail server said, or what failed before it did. */
  reason: z.string().nullable(),
  createdAt: instant,
  changedAt: instant.nullable(),
})
export type DeviceMailSending = z.infer<typeof deviceMailSending>

const ofDevice = '/fkl-modi/projects/:projectId/devices/:deviceId/mails'

/** Kept by an ADMIN: it says who is told what of the project. */
export const deviceMailRoutes = {
  get: route({
    method: 'GET',
    path: ofDevice,
    access: 'project:admin',
    reads: ['devices'],
    summary: 'By which mails a device reports; null where it does not',
    params: oneDevice,
    response: z.object({ mail: deviceMail.nullable() }),
  }),
  set: route({
    method: 'PUT',
    path: ofDevice,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Report what a device measured by mail, at times on the project’s clock',
    params: oneDevice,
    body: deviceMailInput,
    response: deviceMail,
  }),
  send: route({
    method: 'POST',
    path: `${ofDevice}/send`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Send the mail of the last period now, once a minute at most',
    params: oneDevice,
    response: z.object({ recipients: z.int() }),
  }),
  sendings: route({
    method: 'GET',
    path: `${ofDevice}/sendings`,
    access: 'project:admin',
    reads: ['devices', 'users'],
    summary: 'What was mailed and what became of it, the latest first',
    params: oneDevice,
    query: listQuery(['created']).omit({ search: true }),
    response: pageOf(deviceMailSending),
  }),
}
