import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { type Screen, screenOfPath } from '@puquio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { screens } from '@puquio/domain'
import { allowTiles, styleNonceOf } from './secure.ts'

/** The web app's page, made for each response, and the address of the map tiles that it shows. */
export type WebPage = (
  request: FastifyRequest,
  nonce: string,
) => Promise<{ html: string; tilesUrl: string | null }>

/** The placeholder for the nonce in the built page (web/vite.config.ts). */
const nonceMark = 'PUQUIO_STYLE_NONCE'
/** The placeholder for the general application data in web/index.html. */
const appDataMark = 'PUQUIO_APP_DATA'

/** The page is sent without its data after this time; the web then requests them. */
const dataWithinMs = 500

/** What the page depends on: whether its reader seems to be signed in, and the general application data. */
type Reader = {
  isSignedIn: (request: FastifyRequest) => boolean
  readAppData: () => Promise<{ tiles: { url: string } | null }>
}

/** Returns null where the web app is not built. */
export function readPage(folder: string, { isSignedIn, readAppData }: Reader): WebPage | null {
  const path = join(folder, 'index.html')
  if (!existsSync(path)) return null
  const built = readFileSync(path, 'utf8')
  const pageFilesOf = readPageFiles(folder)
  const signedIn = built.replaceAll(/<!--signed-out-->.*?<!--end-->/gs, '')
  const signedOut = built.replaceAll(/<!--signed-in-->.*?<!--end-->/gs, '')
  return async (request, nonce) => {
    const none = new Promise<null>((resolve) => setTimeout(resolve, dataWithinMs, null).unref())
    const data = await Promise.race([readAppData().catch(() => null), none])
    // No text of the data may close the script element.
    const json = JSON.stringify(data).replaceAll('<', '\\u003c')
    const page = isSignedIn(request)
      ? signedIn.replace(pageFilesMark, pageFilesOf(request.url))
      : signedOut
    const html = page.replaceAll(nonceMark, nonce).replace(appDataMark, () => json)
    return { html, tilesUrl: data?.tiles?.url ?? null }
  }
}

/** Where the links to the files of the screen's own page go (`namePageFiles` in web/vite.config.ts). */
const pageFilesMark = '<!--page-files-->'

function readPageFiles(folder: string): (url: string) => string {
  const path = join(folder, 'page-files.json')
  const files = existsSync(path)
    ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<Screen, string[]>>)
    : {}
  const link = (href: string) =>
    `<link rel="modulepreload" fetchpriority="low" href="${href}" crossorigin>`
  return (url) => {
    const screen = screenOfPath(url.split('?')[0] ?? '')
    return ((screen && files[screen]) ?? []).map(link).join('')
  }
}

/** Serves the built web app: hashed files are cached for ever, the page is not cached. */
export async function serveWeb(app: FastifyInstance, folder: string, page: WebPage | null) {
  if (page === null) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // The page is rendered for each response.
    index: false,
    globIgnore: ['index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store')
      if (isPdfWorker(path)) reply.header('content-security-policy', pdfWorkerPolicy)
    },
  })
  app.get('/', { schema: { hide: true } }, (request, reply) => sendPage(request, reply, page))
}

/**
 * A worker has the policy of its own file. The one that reads PDFs decodes their pictures (JPEG 2000, JBIG2) by
 * WebAssembly, which the page itself may not; it reaches nothing but our own files.
 */
const pdfWorkerPolicy =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

const isPdfWorker = (path: string) =>
  /[/\\]assets[/\\]pdf\.worker[^/\\]*\.mjs(\.br|\.gz)?$/.test(path)

/** Every address of the web app returns its page; `/fkl-…` and missing files stay 404. */
export function answersPage(page: WebPage | null) {
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/fkl-') &&
      (request.headers.accept ?? '').includes('text/html')
    if (!isPage || page === null) return false
    void sendPage(request, reply, page)
    return true
  }
}

const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: WebPage) => {
  // The last page of a popup: another policy than the provider's would cut it off from its opener.
  if (request.url.split('?')[0] === screens.SingleSignOn.path)
    reply.header('cross-origin-opener-policy', 'unsafe-none')
  const { html, tilesUrl } = await page(request, styleNonceOf(reply.raw))
  if (tilesUrl !== null) allowTiles(reply, tilesUrl)
  return reply
    .status(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(html)
}
