import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { tokenTexts } from '../tokens/token-text.ts'

export const newRequestId = () => randomBytes(9).toString('base64url')

/** One line for each request: route, status, user and duration. */
export function logRequests(app: FastifyInstance) {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const path = pathOf(request.url)
    const line = {
      method: request.method,
      path,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ...(request.caller?.session ? { userId: request.caller.session.userId } : {}),
    }
    if (path.startsWith('/fkl-')) request.log.info(line, 'request')
    else request.log.debug(line, 'request')
  })
}

/** Without the query and the path of devices, where tokens stand, and without tokens elsewhere and people's addresses. */
export const pathOf = (url: string) =>
  decoded(url.split('?')[0] ?? '')
    .replace(/[^/]*@[^/]*/g, '…')
    .replace(/^\/api\/v1\/[^/]+/, '/api/v1/…')
    .replace(/^(\/fkl-modi\/ingest\/[^/]+)\/[^/]+/, '$1/…')
    .replace(tokenTexts, '…')

const decoded = (path: string) => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
