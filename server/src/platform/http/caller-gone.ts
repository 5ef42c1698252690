import type { FastifyReply } from 'fastify'
import { Problem } from '../problem.ts'

/** Returns a signal that is aborted when the connection ends before its response. */
export function callerGone(reply: FastifyReply): AbortSignal {
  const abort = new AbortController()
  const end = () => {
    if (!reply.raw.writableFinished) abort.abort(new Problem('TOOK_TOO_LONG'))
  }
  // Where they went before it was asked, nothing would tell of it any more.
  if (reply.raw.closed) end()
  else reply.raw.once('close', end)
  return abort.signal
}
