import {
  type AnyRoute,
  type ProblemBody,
  problemsOf,
  problemsOfAnyCall,
  type RouteAnswer,
  type RouteInput,
} from '@puquio/contract'
import type { FastifyInstance } from 'fastify'

export type SentFile = { name: string; bytes: Buffer | string }
export type Sent = Awaited<ReturnType<FastifyInstance['inject']>>
export type Refusal = { status: number } & Partial<Omit<ProblemBody, 'status'>>

type Extra = { file?: SentFile; headers?: Record<string, string>; remoteAddress?: string }
type AnyInput = { params?: object; query?: object; body?: unknown }

/** Calls typed by the contract, over HTTP without a socket. */
export type Calls = {
  /** The answer of a call that succeeds; one that does not fails the test with its problem. */
  call: <R extends AnyRoute>(
    route: R,
    input: RouteInput<R>,
    extra?: Extra,
  ) => Promise<RouteAnswer<R>>
  /** The problem of a call that is refused; one that succeeds fails the test. */
  refusal: <R extends AnyRoute>(route: R, input: RouteInput<R>, extra?: Extra) => Promise<Refusal>
  /** The raw answer, whatever it is: for downloads, headers, and inputs that do not type-check. */
  send: (route: AnyRoute, input?: AnyInput, extra?: Extra) => Promise<Sent>
  headers: Record<string, string>
}

export function callsOf(app: FastifyInstance, headers: Record<string, string> = {}): Calls {
  const send = async (route: AnyRoute, input: AnyInput = {}, extra: Extra = {}) => {
    const payload = bodyOf(route, input.body, extra.file)
    if (route.kind === 'stream')
      return openAndClose(app, route, input, { ...headers, ...extra.headers })
    const answer = await app.inject({
      method: route.method,
      url: addressOf(route, input),
      headers: {
        ...headers,
        ...(payload ? { 'content-type': payload.type } : {}),
        ...extra.headers,
        ...cookiesOf(headers, extra.headers),
      },
      ...(payload ? { payload: payload.bytes } : {}),
      ...(extra.remoteAddress ? { remoteAddress: extra.remoteAddress } : {}),
    })
    if (answer.statusCode >= 400) expectNamed(route, answer)
    return answer
  }
  const isRefused = (route: AnyRoute, answer: Sent) =>
    answer.statusCode >= 400 || (answer.statusCode === 204 && route.response.type !== 'null')
  return {
    headers,
    send,
    async call(route, input, extra) {
      const answer = await send(route, input as AnyInput, extra)
      if (isRefused(route, answer))
        throw new Error(
          `${route.method} ${route.path} answered ${answer.statusCode} ${answer.body}`,
        )
      return (answer.statusCode === 204 ? null : JSON.parse(answer.body)) as never
    },
    async refusal(route, input, extra) {
      const answer = await send(route, input as AnyInput, extra)
      if (!isRefused(route, answer))
        throw new Error(`${route.method} ${route.path} was not refused: ${answer.statusCode}`)
      return answer.statusCode === 204 ? { status: 204 } : JSON.parse(answer.body)
    },
  }
}

/** A stream has no end: its answer is the first of it, an error's body whole. */
async function openAndClose(
  app: FastifyInstance,
  route: AnyRoute,
  input: AnyInput,
  headers: Record<string, string>,
) {
  const url = addressOf(route, input)
  const answer = await app.inject({ method: route.method, url, headers, payloadAsStream: true })
  const body = answer.stream()
  let text = ''
  for await (const chunk of body) {
    text += String(chunk)
    if (answer.statusCode < 400) break
  }
  body.destroy()
  const read: Sent = Object.assign(answer, {
    body: text,
    payload: text,
    json: () => JSON.parse(text),
  })
  if (read.statusCode >= 400) expectNamed(route, read)
  return read
}

/** So that the documentation is whole: what a route answers to any test, it names. */
function expectNamed(route: AnyRoute, answer: Sent) {
  const { problem } = answer.json<ProblemBody>()
  if ([...problemsOf(route), ...problemsOfAnyCall].includes(problem)) return
  throw new Error(
    `${route.method} ${route.path} answers ${problem}, which its contract does not name`,
  )
}

export function addressOf(route: AnyRoute, { params = {}, query = {} }: AnyInput) {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(
    given.map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  return search ? `${path}?${search}` : path
}

export function bodyOf(route: AnyRoute, body: unknown, file: SentFile | undefined) {
  if (route.kind === 'bytes')
    return { type: 'application/octet-stream', bytes: Buffer.from(file?.bytes ?? 'bytes') }
  if (route.kind === 'upload') return multipart(body as Record<string, unknown> | undefined, file)
  if (body === undefined) return null
  if (Buffer.isBuffer(body)) return { type: 'text/plain', bytes: body }
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(body)) }
}

function multipart(fields: Record<string, unknown> = {}, file: SentFile | undefined) {
  const boundary = 'puquio-boundary-7d2f'
  const head = (name: string, rest = '') =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`
  const parts: Buffer[] = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => Buffer.from(`${head(name)}${String(value)}\r\n`))
  if (file)
    parts.push(
      Buffer.from(head('file', `; filename="${file.name}"`)),
      Buffer.from(file.bytes),
      Buffer.from('\r\n'),
    )
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    bytes: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

/** As a browser sends all that it has. */
function cookiesOf(...all: (Record<string, string> | undefined)[]): Record<string, string> {
  const cookies = all.flatMap((headers) => headers?.['cookie'] ?? [])
  return cookies.length > 0 ? { cookie: cookies.join('; ') } : {}
}
