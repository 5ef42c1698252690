import type { FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'

/** Returns a signal that is aborted when the connection ends before its response. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort(new Problem('TOOK_TOO_LONG'))
  })
  return abort.signal
}
