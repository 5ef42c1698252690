import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

type ModelRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: {
    type: string
    json_schema?: { name: string; strict: boolean; schema: object }
  }
  max_tokens?: number
  temperature?: number
}
/** What is said instead of the true answer, once. */
export type Failure =
  | {
      kind: 'status'
      status: number
      code?: string
      message?: string
      headers?: Record<string, string>
    }
  | {
      kind:
        | 'silent'
        | 'broken-off'
        | 'truncated'
        | 'refusal'
        | 'filtered'
        | 'prose'
        | 'fenced'
        | 'web-page'
    }
  | { kind: 'slow'; ms: number }
  | { kind: 'says'; text: string }

/** What the true answer is made of: the system's text and the prompt. */
export type Answering = (asked: { system: string; prompt: string }) => unknown

export const modelKey = 'sk-test-1234567890abcdef'

/**
 * A server on this machine that speaks OpenAI's documented chat completions, as Ollama and vLLM do: `POST
 * /v1/chat/completions` with `response_format`, `usage` and the errors of its reference. Its answers are those of
 * `answering`; `failures` come first, in their order.
 */
export async function startModelServer(answering: Answering = () => ({ commitments: [] })) {
  const stage = {
    answering,
    failures: [] as Failure[],
    /** Every request that it took, in the order in which they came. */
    asked: [] as ModelRequest[],
    working: 0,
    /** The most requests that were under way at once. */
    mostAtOnce: 0,
    /** Before each answer. */
    delayMs: 0,
    /** Whether answers say what they took. */
    countsTokens: true,
  }
  const server = createServer((request, response) => {
    stage.working++
    stage.mostAtOnce = Math.max(stage.mostAtOnce, stage.working)
    response.on('close', () => stage.working--)
    void answer(request, response)
  })

  async function answer(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const part of request) text += String(part)
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions')
      return refuse(response, 404, 'not_found', 'Unknown request URL')
    if (request.headers.authorization !== `Bearer ${modelKey}`)
      return refuse(
        response,
        401,
        'invalid_api_key',
        `Incorrect API key provided: ${request.headers.authorization}`,
      )
    const asked: ModelRequest = JSON.parse(text)
    stage.asked.push(asked)
    if (asked.model === 'gone') return refuse(response, 404, 'model_not_found', 'No such model')
    const failure = stage.failures.shift()
    await pause(failure?.kind === 'slow' ? failure.ms : stage.delayMs)
    if (failure?.kind === 'silent') return
    if (failure?.kind === 'status')
      return refuse(response, failure.status, failure.code, failure.message, failure.headers)
    const partOf = (role: string) =>
      asked.messages
        .filter((message) => message.role === role)
        .map(({ content }) => content)
        .join('\n')
    const whole = JSON.stringify(
      stage.answering({ system: partOf('system'), prompt: partOf('user') }),
    )
    const body = JSON.stringify(
      completion(asked, text, messageOf(failure, whole), stage.countsTokens),
    )
    response.writeHead(200, { 'content-type': 'application/json' })
    if (failure?.kind === 'web-page') return response.end('<html>Sign in</html>')
    if (failure?.kind !== 'broken-off') return response.end(body)
    response.write(body.slice(0, body.length / 2))
    response.destroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    stage,
    apiKey: modelKey,
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

type Message = { content: string | null; refusal: string | null; finish: string }

function messageOf(failure: Failure | undefined, whole: string): Message {
  const said = (content: string, finish = 'stop') => ({ content, refusal: null, finish })
  if (failure?.kind === 'truncated')
    return said(whole.slice(0, Math.ceil(whole.length / 2)), 'length')
  if (failure?.kind === 'refusal')
    return { content: null, refusal: 'I can not help with that.', finish: 'stop' }
  if (failure?.kind === 'filtered') return said('', 'content_filter')
  if (failure?.kind === 'prose')
    return said(`Claro, aquí están los compromisos:\n\n${whole}\n\nEspero que ayude.`)
  if (failure?.kind === 'fenced') return said(`\`\`\`json\n${whole}\n\`\`\``)
  return said(failure?.kind === 'says' ? failure.text : whole)
}

const completion = (asked: ModelRequest, text: string, message: Message, counts: boolean) => ({
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1_770_000_000,
  model: asked.model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content: message.content, refusal: message.refusal },
      finish_reason: message.finish,
    },
  ],
  ...(counts ? { usage: usageOf(text.length, (message.content ?? '').length) } : {}),
})

/** As a tokenizer would count: a token of some four characters. */
const usageOf = (asked: number, answered: number) => ({
  prompt_tokens: Math.ceil(asked / 4),
  completion_tokens: Math.ceil(answered / 4),
  total_tokens: Math.ceil(asked / 4) + Math.ceil(answered / 4),
})

function refuse(
  response: ServerResponse,
  status: number,
  code: string | undefined,
  message = 'It failed',
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'content-type': 'application/json', ...headers })
  response.end(
    JSON.stringify({
      error: { message, type: 'invalid_request_error', param: null, code: code ?? null },
    }),
  )
}
