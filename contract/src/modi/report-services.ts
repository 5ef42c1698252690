import { z } from 'zod'
import { route } from '../kit/route.ts'
import { id, idText, instant, line, listQuery, nothing, pageOf } from '../kit/values.ts'
import { oneDevice } from './devices.ts'

/** What a report tells of its device. */
export const reportContents = ['readings', 'state', 'alarms'] as const
export const reportIntervalS = { min: 60, max: 86_400 } as const
const content = z.array(z.enum(reportContents)).min(1).max(reportContents.length)
const intervalS = z.int().min(reportIntervalS.min).max(reportIntervalS.max)

/** As the server reads it: http or https with a host, without a name or password in it. */
const address = line(500).regex(
  /^https?:\/\/(\[[\da-f:.]+\]|[^\s/@?#:[\]\\]+)(:\d{1,5})?([/?][^\s#\\]*)?$/i,
)

export const reportServiceInput = z.object({ address, content, intervalS, enabled: z.boolean() })
export type ReportServiceInput = z.input<typeof reportServiceInput>

export const reportDelivery = z.object({
  id,
  kind: z.enum(['report', 'test', 'replay']),
  messageId: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  status: z.int().nullable(),
  reason: z.string(),
  bytes: z.int(),
  createdAt: instant,
  endedAt: instant.nullable(),
})
export type ReportDelivery = z.infer<typeof reportDelivery>

export const reportService = z.object({
  address: z.string(),
  content: z.array(z.enum(reportContents)),
  intervalS: z.int(),
  enabled: z.boolean(),
  nextAt: instant,
})
export type ReportService = z.infer<typeof reportService>

const ofDevice = '/fkl-modi/projects/:projectId/devices/:deviceId/report-service'

/** Kept by an ADMIN: it takes data out of the project. */
export const reportServiceRoutes = {
  get: route({
    method: 'GET',
    path: ofDevice,
    access: 'project:admin',
    reads: ['devices'],
    summary: 'Where what a device reports is sent on to; null where it is not',
    params: oneDevice,
    response: z.object({ service: reportService.nullable() }),
  }),
  set: route({
    method: 'PUT',
    path: ofDevice,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary:
      'Send on what a device reports; the secret of the signatures is answered the first time',
    params: oneDevice,
    body: reportServiceInput,
    response: z.object({ service: reportService, secret: z.string().nullable() }),
  }),
  renewSecret: route({
    method: 'POST',
    path: `${ofDevice}/secret`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Sign by a new secret from now on, shown this once',
    params: oneDevice,
    response: z.object({ secret: z.string() }),
  }),
  test: route({
    method: 'POST',
    path: `${ofDevice}/test`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Send a delivery without readings, to see whether it arrives',
    params: oneDevice,
    response: nothing,
  }),
  deliveries: route({
    method: 'GET',
    path: `${ofDevice}/deliveries`,
    access: 'project:admin',
    reads: ['devices'],
    summary: 'What was sent on, and what became of it, the latest first',
    params: oneDevice,
    query: listQuery(['created']).omit({ search: true }),
    response: pageOf(reportDelivery),
  }),
  replay: route({
    method: 'POST',
    path: `${ofDevice}/deliveries/:deliveryOfReportId/replay`,
    access: 'project:admin',
    withoutToken: true,
    changes: ['devices'],
    summary: 'Send a delivery again, with the same identifier and body',
    params: oneDevice.extend({ deliveryOfReportId: idText }),
    response: nothing,
  }),
}
