import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendToSocket } from '../problems/answer-unreadable.ts'

/**
 * Half a minute for what is short; 1 kB/s lets the largest file pass over the slowest camp link. The body of a form
 * has at most 64 kB, and so a minute, and so has any body of a caller without a session: a notice of Meta lies in memory.
 */
const defaults = {
  graceMs: 30_000,
  bytesPerS: 1_000,
  everyMs: 5_000,
  form: { maxBytes: 64_000, maxMs: 60_000 },
  withoutSessionMs: 60_000,
}

type Arrival = { request: FastifyRequest; reply: FastifyReply; sinceMs: number; before: number }

/** Ends requests that arrive more slowly than any link, so that silent senders hold no connections. */
export function limitArrival(app: FastifyInstance, limits: Partial<typeof defaults> = {}) {
  const { graceMs, bytesPerS, everyMs, form, withoutSessionMs } = { ...defaults, ...limits }
  const arriving = new Set<Arrival>()
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw
    if (request.raw.complete || socket?.bytesRead === undefined) return
    arriving.add({ request, reply, sinceMs: performance.now(), before: socket.bytesRead })
  })
  const look = () => {
    for (const one of arriving) {
      const { raw } = one.request
      if (raw.complete || raw.socket.destroyed) arriving.delete(one)
      else if (isTooSlow(one)) {
        arriving.delete(one)
        if (one.reply.raw.headersSent) raw.socket.destroy()
        else sendToSocket(raw.socket, 'TOOK_TOO_LONG', one.request.id)
      }
    }
  }
  const isTooSlow = ({ request, sinceMs, before }: Arrival) => {
    const arrived = request.raw.socket.bytesRead - before
    const isForm = request.routeOptions.bodyLimit <= form.maxBytes
    const formMs = isForm ? form.maxMs : Number.POSITIVE_INFINITY
    const mostMs = request.caller?.session ? formMs : Math.min(formMs, withoutSessionMs)
    return performance.now() - sinceMs > Math.min(mostMs, graceMs + (arrived / bytesPerS) * 1_000)
  }
  const timer = setInterval(look, everyMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
