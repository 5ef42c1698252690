import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'

type Origins = Pick<Config, 'corsOrigins' | 'publicUrl'>

/**
 * Refuses what another site's page sent in a person's name. A page cannot set Authorization for another
 * origin unless CORS allows it, so a request that carries it is its sender's own.
 */
export function refuseForeignPage(config: Origins, request: FastifyRequest) {
  if (request.headers.authorization || isOwn(config, request)) return
  throw new Problem('FOREIGN_ORIGIN')
}

/** By what the browser says of the page that sends; what says nothing is no browser and has no cookies of a person. */
function isOwn({ corsOrigins, publicUrl }: Origins, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && corsOrigins.includes(origin)) return true
  // Sent under HTTPS and to loopback only, but true whatever a proxy does to the host's name.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  const { protocol } = URL.parse(origin) ?? {}
  return [publicUrl, `${protocol}//${request.host}`].some(
    (address) => address !== null && URL.parse(address)?.origin === origin,
  )
}
