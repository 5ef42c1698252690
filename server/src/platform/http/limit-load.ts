import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

/** Requests whose answer is still being prepared; one more is told to come back. */
const mostAtOnce = 500
const retryAfterS = 2

/** Refuses at once what could only wait: a queue longer than this outlives its callers' patience. */
export function limitLoad(app: FastifyInstance, most = mostAtOnce) {
  const running = new Set<FastifyRequest>()
  app.addHook('onRequest', async (request) => {
    if (running.size >= most) throw new Problem('BUSY', { retryAfterS })
    running.add(request)
  })
  // A stream counts only until it begins.
  app.addHook('onSend', async (request) => {
    running.delete(request)
  })
  app.addHook('onResponse', async (request) => {
    running.delete(request)
  })
  app.addHook('onRequestAbort', async (request) => {
    running.delete(request)
  })
}
