import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

// The prefix makes a browser refuse the cookie for another host, path or over plain HTTP.
const secureName = '__Host-puquio'
const plainName = 'puquio'

/** The session's second secret: out of the reach of scripts. */
export const cookieOf = (request: FastifyRequest): string | null =>
  request.cookies[request.protocol === 'https' ? secureName : plainName] ?? null

export function setCookie(request: FastifyRequest, reply: FastifyReply, secret: string) {
  const secure = request.protocol === 'https'
  reply.setCookie(secure ? secureName : plainName, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}

export function clearCookie(request: FastifyRequest, reply: FastifyReply) {
  const secure = request.protocol === 'https'
  reply.clearCookie(secure ? secureName : plainName, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
  })
}
