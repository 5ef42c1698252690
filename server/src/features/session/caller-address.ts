import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import { browserTokenOf } from '../../platform/http/cookie.ts'
import { networkOf } from '../../platform/http/limits/network-of.ts'

export type From = {
  address: string
  device: string
  /** Hash of the token that an earlier sign-in left in the browser. */
  browserHash: Buffer | null
}

export function fromOf(config: Config, request: FastifyRequest): From {
  const token = browserTokenOf(config, request)
  return {
    address: networkOf(request.ip),
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    browserHash: token === null ? null : hashOf(token),
  }
}
