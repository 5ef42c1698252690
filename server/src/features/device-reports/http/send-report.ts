import { randomUUID } from 'node:crypto'
import type { ReportSending } from '@puquio/contract/modi/device-reports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { deliverReportJob } from './delivers-reports.ts'
import { insertSending, trimSendings } from './sendings-store.ts'

type New = { deviceId: number; kind: Exclude<ReportSending['kind'], 'replay'>; body: object }

export const sendNew = (scope: ProjectScope, { body, ...sending }: New): Promise<void> =>
  sendKept(scope, { ...sending, messageId: `msg_${randomUUID()}`, body: JSON.stringify(body) })

/** What has ended and is kept of a device. */
const mostKept = { count: 1000, bytes: 50_000_000 }

/** Sends a body under its identifier; it leaves once the transaction is committed. */
export async function sendKept(
  scope: ProjectScope,
  sending: Parameters<typeof insertSending>[1],
): Promise<void> {
  const sendingId = await insertSending(scope, sending)
  await trimSendings(scope, sending.deviceId, mostKept)
  await enqueue(scope, deliverReportJob, { deliveryId: sendingId })
}
