import type { Readable } from 'node:stream'
import type { AnyRoute } from '@puquio/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Most bytes of a body that arrives as a stream; other routes take no such body. */
    maxBytes?: number
  }
}

/** Hands a body of bytes to its handler as it arrives. */
export function takeBytes(app: FastifyInstance) {
  app.addContentTypeParser('application/octet-stream', (request, payload, done) => {
    const isTaken = request.routeOptions.config.maxBytes !== undefined
    done(isTaken ? null : new Problem('BODY_NOT_READABLE'), payload)
  })
}

export type ArrivingBytes = { stream: Readable; length: number }

/** Returns the body of a route of bytes. Its length is said before it comes, so that too much is refused at once. */
export function bytesOf(
  { headers, body }: FastifyRequest,
  { maxBytes = 0 }: AnyRoute,
): ArrivingBytes {
  const length = Number(headers['content-length'] ?? Number.NaN)
  if (body === undefined || body === null || Number.isNaN(length))
    throw new Problem('BODY_NOT_READABLE')
  if (length > maxBytes) throw new Problem('TOO_LARGE', { maxMb: Math.floor(maxBytes / 1_000_000) })
  return { stream: body as Readable, length }
}
