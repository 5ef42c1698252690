import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { styleNonceOf } from './secure.ts'

/** The web app's page in pieces: between each two stands the nonce of the response. */
export type WebPage = readonly string[]

/** What the build writes where the nonce belongs (web/vite.config.ts). */
const nonceMark = 'PUQUIO_STYLE_NONCE'

/** Returns null where the web app is not built. */
export function readPage(folder: string): WebPage | null {
  const path = join(folder, 'index.html')
  return existsSync(path) ? readFileSync(path, 'utf8').split(nonceMark) : null
}

/** The built web app: hashed files for ever, its page never held back from a newer one. */
export async function serveWeb(app: FastifyInstance, folder: string, page: WebPage | null) {
  if (page === null) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // The page is made for each response.
    index: false,
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store')
    },
  })
  app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply, page))
}

/** Every address of the web app answers its page; `/fkl-…` and files that do not exist stay 404. */
export function answersPage(page: WebPage | null) {
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/fkl-') &&
      (request.headers.accept ?? '').includes('text/html')
    if (!isPage || page === null) return false
    sendPage(reply, page)
    return true
  }
}

const sendPage = (reply: FastifyReply, page: WebPage) =>
  reply
    .status(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(page.join(styleNonceOf(reply.raw)))
