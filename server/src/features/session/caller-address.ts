import { isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { hashOf } from '../../platform/db/sessions.ts'
import { browserTokenOf } from '../../platform/http/cookie.ts'

export type From = {
  address: string
  device: string
  /** Hash of the token that an earlier sign-in left in the browser. */
  browserHash: Buffer | null
}

/** Returns the address of a request. An IPv6 customer has a whole /64, so that is used. */
export function fromOf(config: Config, request: FastifyRequest): From {
  const token = browserTokenOf(config, request)
  return {
    address: networkOf(request.ip),
    device: (request.headers['user-agent'] ?? '').slice(0, 200),
    browserHash: token === null ? null : hashOf(token),
  }
}

export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const bare = ip.split('%')[0] ?? ip
  if (!isIPv6(bare)) return ip
  const [head = '', tail = ''] = bare.split('::')
  const heads = head.split(':').filter(Boolean)
  const tails = tail.split(':').filter(Boolean)
  const zeros = bare.includes('::') ? Array(8 - heads.length - tails.length).fill('0') : []
  const groups = [...heads, ...zeros, ...tails]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
  return `${groups.join(':')}::/64`
}
