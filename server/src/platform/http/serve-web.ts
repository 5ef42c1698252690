import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** The built web app: hashed files for ever, its page never held back from a newer one. */
export async function serveWeb(app: FastifyInstance, folder: string) {
  if (!isBuilt(folder)) return
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = /[/\\]assets[/\\]/.test(path)
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-store')
    },
  })
}

/** Every address of the web app answers its page; `/fkl-…` and files that do not exist stay 404. */
export function answersPage(folder: string) {
  return (request: FastifyRequest, reply: FastifyReply): boolean => {
    const path = request.url.split('?')[0] ?? ''
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !path.startsWith('/fkl-') &&
      (request.headers.accept ?? '').includes('text/html')
    if (!isPage || !isBuilt(folder)) return false
    reply.status(200).sendFile('index.html')
    return true
  }
}

const isBuilt = (folder: string) => existsSync(join(folder, 'index.html'))
