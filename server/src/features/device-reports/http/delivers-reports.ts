import { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { keptReason } from '../../../platform/delivery/kept-reason.ts'
import { handles, type JobHandler, jobKind } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { postThrough } from '../../../platform/outbound/post-through.ts'
import { Problem } from '../../../platform/problem.ts'
import { findSending, noteAttempt } from './sendings-store.ts'
import { secretContext } from './secret-context.ts'
import { findReceiver } from './receiver-store.ts'
import { signedHeaders } from './signature.ts'

export const deliverReportJob = jobKind(
  'deliver-report',
  'project',
  z.object({ deliveryId: z.number() }),
)

const patienceMs = 15_000
/** Doubling from five seconds to an hour, over three days. */
const mostAttempts = 80
const pauseMs = ({ attempt }: { attempt: number }, error: unknown) =>
  attempt >= mostAttempts || error instanceof Gone
    ? null
    : Math.min(5000 * 2 ** (attempt - 1), 3_600_000)

/** What another try would not change: an address that is refused, or a receiver that wants no more (410). */
class Gone extends Error {}

type Parts = Pick<Platform, 'outbound' | 'keys'>

/** Sends one report, again and again with growing pauses until its receiver takes it (a status of 2xx). */
export const deliversReports = (platform: Parts): JobHandler<'deliver-report'> =>
  handles(deliverReportJob, {
    concurrency: 20,
    perProject: 5,
    pauseMs,
    async run({ payload: { deliveryId }, scope, attempt, complete }) {
      const sending = await findSending(scope, deliveryId)
      if (!sending || sending.state !== 'waiting') return
      const tried = await send(platform, scope, sending)
      if (tried.isTaken)
        return complete((within) =>
          noteAttempt(within, deliveryId, { ...tried, state: 'delivered' }).then(() => undefined),
        )
      const error = tried.isFinal ? new Gone(tried.reason) : new Error(tried.reason)
      const state = pauseMs({ attempt }, error) === null ? 'failed' : 'waiting'
      await noteAttempt(scope, deliveryId, { ...tried, state })
      throw error
    },
  })

type Tried = { isTaken: boolean; isFinal: boolean; status: number | null; reason: string }

async function send(
  { outbound, keys }: Parts,
  scope: ProjectScope,
  { deviceId, messageId, body }: { deviceId: number; messageId: string; body: string },
): Promise<Tried> {
  const none = { isTaken: false, status: null }
  const receiver = await findReceiver(scope, deviceId)
  if (!receiver) return { ...none, isFinal: true, reason: 'no report service' }
  const secret = keys.open('report-secret', secretContext(scope), receiver.secretSealed)
  if (secret === null) return { ...none, isFinal: true, reason: 'the secret has to be made anew' }
  try {
    const { status, text } = await postThrough(outbound, {
      url: new URL(receiver.address),
      projectId: scope.projectId,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Puquio',
        ...signedHeaders(secret, { messageId, at: scope.clock.now(), body }),
      },
      bytes: Buffer.from(body),
      patienceMs,
    })
    const isTaken = status >= 200 && status < 300
    const reason = isTaken ? '' : keptReason(text) || `status ${status}`
    return { isTaken, isFinal: status === 410, status, reason }
  } catch (error) {
    const isFinal = error instanceof Problem && error.problem === 'ADDRESS_NOT_ALLOWED'
    const reason = error instanceof Problem ? error.problem : (error as Error).message
    return { ...none, isFinal, reason: keptReason(reason) }
  }
}
