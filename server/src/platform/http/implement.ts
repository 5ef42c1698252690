import { Readable } from 'node:stream'
import { type AnyRoute, bytes, problemsOf, type Routes } from '@puquio/contract'
import { isLanguage, type Language } from '@puquio/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { withCall } from '../db/call.ts'
import { endingWith } from '../db/scopes/ending-with.ts'
import type { ProjectScope, SystemScope, UserScope } from '../db/scopes/scope.ts'
import type { LinkRecord } from '../db/find-by-secret.ts'
import type { FindOptions, SessionRecord } from '../db/sessions.ts'
import type { Turns } from '../fair-turns.ts'
import type { Caller } from './authorise.ts'
import { callerGone } from './caller-gone.ts'
import { endUnread } from './end-unread.ts'
import type { Leave, ShareWork } from './limits/share-work.ts'
import { type FileAnswer, sendFile } from './send-file.ts'
import { validateInput } from './problems/read-input.ts'
import { type ArrivingBytes, bytesOf } from './take-bytes.ts'
import { type Arrivals, receiveUpload, type UploadedFile } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
  }
}

type Out<S> = S extends z.ZodType ? z.output<S> : undefined
type Part<R, K extends string> = R extends { [k in K]: infer S } ? Out<S> : undefined

type Scopes<R extends AnyRoute> = R['access'] extends 'public'
  ? unknown
  : R['access'] extends 'laboratory'
    ? { link: LinkRecord; scope: ProjectScope }
    : { session: SessionRecord; user: UserScope } & (R['access'] extends `project:${string}`
        ? { scope: ProjectScope }
        : R['access'] extends 'system'
          ? { system: SystemScope }
          : unknown)

export type Input<R extends AnyRoute> = {
  params: Part<R, 'params'>
  query: Part<R, 'query'>
  body: Part<R, 'body'>
  language: Language
  request: FastifyRequest
  reply: FastifyReply
} & Scopes<R> &
  (R['kind'] extends 'upload'
    ? { file: UploadedFile }
    : R['kind'] extends 'bytes'
      ? { bytes: ArrivingBytes }
      : unknown)

type Answer<R extends AnyRoute> = R['response'] extends typeof bytes
  ? Promise<FileAnswer>
  : R['kind'] extends 'stream'
    ? AsyncIterable<z.output<R['response']>>
    : Promise<z.output<R['response']>>

export type Handlers<R extends Routes> = { [K in keyof R]: (input: Input<R[K]>) => Answer<R[K]> }

export type Guard = {
  identify: (route: AnyRoute, request: FastifyRequest, options?: FindOptions) => Promise<Caller>
  clock: Clock
  arrivals: Arrivals
  shareWork: ShareWork
  fileTurns: Turns
  /** Paths that wait for nobody. */
  always: readonly string[]
}

/** Registers every route of a feature: one handler each, or it does not compile. */
export function implement<R extends Routes>(
  app: FastifyInstance,
  guard: Guard,
  feature: string,
  routes: R,
  handlers: Handlers<R>,
) {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  for (const [name, route] of Object.entries(routes) as [string & keyof R, R[string & keyof R]][]) {
    const answered = handlers[name] as (input: unknown) => unknown
    const identifyAgain = async (request: FastifyRequest) => {
      request.caller = await guard.identify(route, request, { isUse: false })
    }
    // The rights may have ended while the body arrived or the request waited for the person's others.
    const handle = async (
      request: FastifyRequest,
      reply: FastifyReply,
      given: object = {},
      gone?: AbortSignal,
    ) => {
      await identifyAgain(request)
      const { params, query, body, caller } = request
      const language = languageOf(request)
      const { scope } = caller
      const ending = gone && scope ? { scope: endingWith(scope, gone) } : {}
      const input = {
        params,
        query,
        body,
        language,
        request,
        reply,
        ...caller,
        ...ending,
        ...given,
      }
      if (route.method === 'GET') return answered(input)
      const call = callOf(`${feature}.${name}`, request, guard.clock)
      return withCall(call, () => answered(input))
    }
    const handleBytes = async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = await handle(request, reply, { bytes: bytesOf(request, route) })
      // They arrive while the handler runs.
      await identifyAgain(request)
      return answer
    }
    typed.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(feature, name, route),
      bodyLimit: bodyLimitOf(route),
      ...(route.kind === 'upload' ? { validatorCompiler: skipBody } : {}),
      ...(route.kind === 'bytes' ? { config: { maxBytes: route.maxBytes ?? 0 } } : {}),
      ...(isUpload(route) ? { onResponse: endUnread } : {}),
      onRequest: async (request) => {
        const leave = await beginToIdentify(guard, route, request)
        try {
          request.caller = await guard.identify(route, request)
        } finally {
          leave()
        }
      },
      handler: async (request, reply) => {
        if (route.kind === 'stream')
          return sendEvents(reply, (await handle(request, reply)) as AsyncIterable<unknown>)
        const answer =
          route.kind === 'upload'
            ? await withUpload(request, route, guard.arrivals, (given) =>
                atWork(guard, request, () => handle(request, reply, given)),
              )
            : route.kind === 'bytes'
              ? await handleBytes(request, reply)
              : guard.always.includes(route.path) || (route as AnyRoute).hasOwnTurns
                ? await handle(request, reply)
                : await inTurn(guard, route, { request, reply }, (gone) =>
                    atWork(guard, request, () => handle(request, reply, {}, gone)),
                  )
        if (route.kind === 'redirect') return sendOn(reply, answer as string)
        if (route.response === bytes) return sendFile(request, reply, answer as FileAnswer)
        if (answer === null) return reply.status(204).send(null)
        return answer
      },
    })
  }
}

/** A token or a session is looked for in the database, so that this counts as work, too. */
async function beginToIdentify(
  { shareWork }: Guard,
  { access }: AnyRoute,
  { headers }: FastifyRequest,
): Promise<Leave> {
  const credentials = headers.authorization ?? headers.cookie
  if (access === 'public' || !credentials) return () => undefined
  return shareWork({ kind: 'credentials', key: credentials })
}

/** Bytes that arrive or are sent do not count: a slow line would keep its own pages waiting. */
async function atWork(
  { shareWork }: Guard,
  { caller, ip }: FastifyRequest,
  work: () => unknown,
): Promise<unknown> {
  const { session, link } = caller
  const leave = await shareWork(
    session
      ? { kind: 'person', key: String(session.userId) }
      : link
        ? { kind: 'person', key: `link ${link.id}` }
        : { kind: 'address', key: ip },
  )
  try {
    return await work()
  } finally {
    leave()
  }
}

type Asked = { request: FastifyRequest; reply: FastifyReply }

/**
 * Before it counts as work of the person: what waits for its turn keeps none of their pages waiting. Whoever has gone gives
 * their turn up, while they wait at once, then with the next statement of what is read for them.
 */
async function inTurn(
  { fileTurns }: Guard,
  { isMadeInTurn }: AnyRoute,
  { request: { caller }, reply }: Asked,
  work: (gone?: AbortSignal) => Promise<unknown>,
): Promise<unknown> {
  if (!isMadeInTurn || !caller.scope) return work()
  const turn = fileTurns.take(caller.scope)
  try {
    const gone = callerGone(reply)
    return await turn.inTurn(() => work(gone), gone)
  } finally {
    turn.end()
  }
}

const isUpload = ({ kind }: AnyRoute) => kind === 'upload' || kind === 'bytes'

const callOf = (action: string, { caller, ip, id }: FastifyRequest, clock: Clock) => ({
  action,
  userId: caller.session?.userId ?? null,
  token: caller.link ? linkName(caller.link) : (caller.session?.token?.name ?? null),
  address: ip,
  requestId: id,
  at: clock.now(),
})

const linkName = ({ laboratory, label }: LinkRecord) =>
  label === '' ? laboratory : `${laboratory} · ${label}`

/**
 * Most bytes of a body: those of a form, fewer where nobody is signed in. Reading a body of a megabyte with a
 * name every few bytes keeps the server for tenths of a second.
 */
const bodyLimitOf = ({ access, maxBytes }: AnyRoute): number =>
  maxBytes ?? (access === 'public' ? 16_000 : 64_000)

/** The file is on disk while its handler runs. */
async function withUpload(
  request: FastifyRequest,
  route: AnyRoute,
  arrivals: Arrivals,
  handle: (given: { file: UploadedFile; body: unknown }) => unknown,
) {
  const { file, fields } = await receiveUpload(request, route, arrivals)
  try {
    return await handle({ file, body: fields })
  } finally {
    await file.discard()
  }
}

/** Returns the caller's language: what the web sends, else the browser's first known one, else Spanish. */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.headers['accept-language'] ?? '').split(',')
  const known = asked.map((part) => part.trim().slice(0, 2).toLowerCase()).find(isLanguage)
  return known ?? 'es'
}

// The type provider's validator would treat the multipart stream as JSON.
const skipBody = (part: { httpPart?: string; schema: unknown }) =>
  part.httpPart === 'body' ? (value: unknown) => ({ value }) : validateInput(part)

const tagOf = (feature: string) => feature.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

function schemaOf(feature: string, name: string, route: AnyRoute) {
  const hasAnswer = ['json', 'upload'].includes(route.kind) && route.response !== bytes
  return {
    operationId: `${feature}.${name}`,
    tags: [tagOf(feature)],
    summary: route.summary,
    description: describe(route),
    security: securityOf(route),
    ...(route.kind === 'upload' ? { consumes: ['multipart/form-data'], 'x-upload': true } : {}),
    ...(route.kind === 'bytes' ? { 'x-bytes': true } : {}),
    ...(route.params ? { params: route.params } : {}),
    ...(route.query ? { querystring: route.query } : {}),
    ...(route.body ? { body: route.body } : {}),
    ...(hasAnswer
      ? { response: { [route.response.type === 'null' ? 204 : 200]: route.response } }
      : {}),
  }
}

/** Of what a script may call, an access token alone is enough. */
const securityOf = ({ access, withoutToken }: AnyRoute): Record<string, string[]>[] => {
  if (access === 'public') return []
  if (access === 'laboratory') return [{ laboratoryLink: [] }]
  const ofSession = { AuthCode: [], session: [] }
  const isOpenToTokens = access.startsWith('project:') && !withoutToken
  return isOpenToTokens ? [{ accessToken: [] }, ofSession] : [ofSession]
}

function describe(route: AnyRoute): string {
  const problems = problemsOf(route)
  return `Access: ${route.access}.${problems.length > 0 ? ` Problems: ${problems.join(', ')}.` : ''}`
}

/**
 * A popup keeps its tie to the page that opened it only where no page on its way asks for an opener of the
 * same origin.
 */
const sendOn = (reply: FastifyReply, address: string) =>
  reply.header('cross-origin-opener-policy', 'unsafe-none').redirect(address, 303)

function sendEvents(reply: FastifyReply, events: AsyncIterable<unknown>) {
  async function* lines() {
    for await (const event of events) yield `data: ${JSON.stringify(event)}\n\n`
  }
  const stream = Readable.from(lines())
  reply.raw.on('close', () => stream.destroy())
  return (
    reply
      .header('content-type', 'text/event-stream')
      .header('cache-control', 'no-store')
      // Its end closes the connection, which would keep a stopping server waiting.
      .header('connection', 'close')
      // Read by nginx.
      .header('x-accel-buffering', 'no')
      .send(stream)
  )
}
