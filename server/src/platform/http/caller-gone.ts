import type { FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'

/** Aborted where the connection ends before its answer: nobody waits for the work any more. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort(new Problem('TOOK_TOO_LONG'))
  })
  return abort.signal
}
