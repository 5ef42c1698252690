import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../../problem.ts'

/** Limit of requests in progress, of people and of devices each; more get a 503. */
const mostAtOnce = 500
const retryAfterS = 2

type Limits = {
  most?: number
  /** Paths that are always answered: whether the server lives must not depend on its load. */
  always?: readonly string[]
  /** Paths that count for themselves: what devices send, however much, keeps no person out. */
  isOfDevices?: (path: string) => boolean
}

/**
 * Refuses requests beyond the limit at once, since they would only time out. Requests that wait for their
 * sender do not count, or silent senders would keep others out.
 */
export function limitLoad(
  app: FastifyInstance,
  { most = mostAtOnce, always = [], isOfDevices = () => false }: Limits = {},
) {
  const [ofPeople, ofDevices] = [new Set<FastifyRequest>(), new Set<FastifyRequest>()]
  const runningOf = ({ routeOptions: { url = '' } }: FastifyRequest) =>
    isOfDevices(url) ? ofDevices : ofPeople
  const leave = async (request: FastifyRequest) => {
    runningOf(request).delete(request)
  }
  const enter = async (request: FastifyRequest) => {
    const running = runningOf(request)
    if (running.has(request) || always.includes(request.routeOptions.url ?? '')) return
    if (running.size >= most) throw new Problem('BUSY', { retryAfterS })
    running.add(request)
  }
  app.addHook('onRequest', enter)
  app.addHook('preParsing', async (request) => {
    if (hasBody(request)) runningOf(request).delete(request)
  })
  app.addHook('preValidation', async (request, reply) => {
    if (!hasBody(request) || request.raw.readableEnded) return enter(request)
    // Uploads are received by their handler; once received, they are not refused.
    request.raw.once('end', () => {
      if (!reply.raw.headersSent) runningOf(request).add(request)
    })
  })
  // An event stream counts only until it begins.
  app.addHook('onSend', leave)
  app.addHook('onResponse', leave)
  app.addHook('onRequestAbort', leave)
}

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
