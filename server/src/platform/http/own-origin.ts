import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { Problem } from '../problem.ts'

type Origins = Pick<Config, 'corsOrigins' | 'publicUrl'>

/**
 * Refuses requests that a page of another origin sent with a user's cookies (CSRF). A page cannot set
 * Authorization for another origin unless CORS allows it, so requests with it pass.
 */
export function refuseForeignPage(config: Origins, request: FastifyRequest) {
  if (request.headers.authorization || isOwn(config, request)) return
  throw new Problem('FOREIGN_ORIGIN')
}

/**
 * Reads the headers of the browser; a request without them is not from a browser and has no user's cookies.
 */
function isOwn({ corsOrigins, publicUrl }: Origins, request: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (origin !== undefined && corsOrigins.includes(origin)) return true
  // Browsers send it only under HTTPS and to loopback, but it does not depend on the host name, which a
  // proxy may change.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  const { protocol } = URL.parse(origin) ?? {}
  return [publicUrl, `${protocol}//${request.host}`].some(
    (address) => address !== null && URL.parse(address)?.origin === origin,
  )
}
