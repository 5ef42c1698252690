import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

/**
 * Features that no page here needs. Photos come by a file field, which needs no permission; geolocation is
 * left to our own pages, for stations on phones.
 */
const permissionsPolicy = [
  'accelerometer=()',
  'camera=()',
  'display-capture=()',
  'gyroscope=()',
  'hid=()',
  'magnetometer=()',
  'microphone=()',
  'midi=()',
  'payment=()',
  'serial=()',
  'usb=()',
  'geolocation=(self)',
].join(', ')

/** Sets the security headers, and the other origins that may call (CORS). */
export async function secure(
  app: FastifyInstance,
  config: Pick<Config, 'corsOrigins' | 'embedOrigins' | 'powerBi'>,
) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Mantine writes its variables into style elements; they carry the nonce of the page.
        styleSrcElem: ["'self'", (_request, response) => `'nonce-${styleNonceOf(response)}'`],
        // Charts position and colour their parts by style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        fontSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: [
          "'self'",
          'blob:',
          ...config.embedOrigins,
          ...(config.powerBi ? [config.powerBi.origin] : []),
        ],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // The corporate sign-in opens in a popup that must be able to send its result.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: {
      policy: config.corsOrigins.length > 0 ? 'same-site' : 'same-origin',
    },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  if (config.corsOrigins.length > 0)
    app.addHook('onRequest', allowOrigins(new Set(config.corsOrigins)))
}

/** Lets a page show the map tiles of this address, which a setting may change while the server runs. */
export function allowTiles(reply: FastifyReply, tilesUrl: string): void {
  const name = 'content-security-policy'
  const policy = String(reply.getHeader(name) ?? '')
  const origin = originOf(tilesUrl)
  const allowed = policy.replaceAll(
    /(?<=^|;)(?:img-src|connect-src) [^;]*/g,
    (part) => `${part} ${origin}`,
  )
  reply.header(name, allowed)
}

const styleNonces = new WeakMap<ServerResponse, string>()

/** Returns the nonce of a response: the same for its header and its page. */
export function styleNonceOf(response: ServerResponse): string {
  const nonce = styleNonces.get(response) ?? randomBytes(16).toString('base64url')
  styleNonces.set(response, nonce)
  return nonce
}

/** Cookies are SameSite=Lax, so only the same site can use them, whatever the list contains. */
const allowOrigins =
  (origins: Set<string>) => async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'origin')
    const { origin } = request.headers
    if (!origin || !origins.has(origin)) return
    reply
      .header('access-control-allow-origin', origin)
      .header('access-control-allow-credentials', 'true')
      .header(
        'access-control-expose-headers',
        'content-disposition, content-range, retry-after, x-request-id',
      )
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
      .header(
        'access-control-allow-headers',
        'authorization, content-type, accept-language, cache-control, pragma',
      )
      .header('access-control-max-age', '600')
      .status(204)
      .send()
  }

/** A tile address may name servers by `{a-c}`, which no URL can hold. */
const originOf = (tileUrl: string) =>
  new URL(tileUrl.replace(/\{[^}]*\}(?=[^/]*\/)/, '*').replace(/[{}]/g, '')).origin
