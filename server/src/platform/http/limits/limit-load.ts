import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

/** Limit of requests in progress; more get a 503. */
const mostAtOnce = 500
const retryAfterS = 2

type Limits = {
  most?: number
  /** Paths that are always answered: whether the server lives must not depend on its load. */
  always?: readonly string[]
}

/**
 * Refuses requests beyond the limit at once, since they would only time out. Requests that wait for their
 * sender do not count, or silent senders would keep others out.
 */
export function limitLoad(app: FastifyInstance, { most = mostAtOnce, always = [] }: Limits = {}) {
  const running = new Set<FastifyRequest>()
  const leave = async (request: FastifyRequest) => {
    running.delete(request)
  }
  const enter = async (request: FastifyRequest) => {
    if (running.has(request) || always.includes(request.routeOptions.url ?? '')) return
    if (running.size >= most) throw new Problem('BUSY', { retryAfterS })
    running.add(request)
  }
  app.addHook('onRequest', enter)
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) running.delete(request)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request) || request.raw.readableEnded) return enter(request)
    // Uploads are received by their handler; once received, they are not refused.
    request.raw.once('end', () => {
      if (!reply.raw.headersSent) running.add(request)
    })
  })
  // An event stream counts only until it begins.
  app.addHook('onSend', leave)
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
