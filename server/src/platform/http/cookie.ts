import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

// The prefix makes a browser refuse the cookie for another host, path or over plain HTTP.
const secureName = '__Host-puquio'
const plainName = 'puquio'
const secureBrowserName = '__Host-puquio-browser'
const plainBrowserName = 'puquio-browser'
const secureFlowName = '__Host-puquio-sign-on'
const plainFlowName = 'puquio-sign-on'
/** How long somebody may take at the identity provider. */
const flowS = 15 * 60
/** How long a browser stays known without a sign-in. */
export const browserKnownDays = 365

type Settings = Pick<Config, 'publicUrl'>

/** An https address for people means that a proxy ends HTTPS, even where it is not named as trusted. */
export const isSecure = ({ publicUrl }: Settings, request: FastifyRequest): boolean =>
  request.protocol === 'https' || (publicUrl?.startsWith('https:') ?? false)

const nameFor = (settings: Settings, request: FastifyRequest) =>
  isSecure(settings, request) ? secureName : plainName

const optionsFor = (settings: Settings, request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(settings, request) }) as const

/** The session's second secret: out of the reach of scripts. */
export const cookieOf = (settings: Settings, request: FastifyRequest): string | null =>
  request.cookies[nameFor(settings, request)] ?? null

export const setCookie = (
  settings: Settings,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  secret: string,
) => reply.setCookie(nameFor(settings, request), secret, optionsFor(settings, request))

export const clearCookie = (
  settings: Settings,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
) => reply.clearCookie(nameFor(settings, request), optionsFor(settings, request))

const browserNameFor = (settings: Settings, request: FastifyRequest) =>
  isSecure(settings, request) ? secureBrowserName : plainBrowserName

/** The cookie of a known browser, one that the account signed in with before. It gives no access. */
export const browserTokenOf = (settings: Settings, request: FastifyRequest): string | null =>
  request.cookies[browserNameFor(settings, request)] ?? null

/** The prefix requires the path `/`; without it, the path of the sign-in suffices. */
export const setBrowserToken = (
  settings: Settings,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  token: string,
) =>
  reply.setCookie(browserNameFor(settings, request), token, {
    ...optionsFor(settings, request),
    path: isSecure(settings, request) ? '/' : '/fkl-auth',
    maxAge: browserKnownDays * 86_400,
  })

const flowNameFor = (settings: Settings, request: FastifyRequest) =>
  isSecure(settings, request) ? secureFlowName : plainFlowName

/** The secret of a flow of single sign-on, which binds it to the browser that began it. */
export const flowSecretOf = (settings: Settings, request: FastifyRequest): string | null =>
  request.cookies[flowNameFor(settings, request)] ?? null

/** Null ends it. */
export const setFlowSecret = (
  settings: Settings,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  secret: string | null,
) =>
  secret === null
    ? reply.clearCookie(flowNameFor(settings, request), optionsFor(settings, request))
    : reply.setCookie(flowNameFor(settings, request), secret, {
        ...optionsFor(settings, request),
        maxAge: flowS,
      })
