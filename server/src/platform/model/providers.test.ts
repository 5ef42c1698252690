import { once } from 'node:events'
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openOutbound } from '../outbound/outbound.ts'
import { openModel } from './model.ts'
import type { ModelConfig } from './settings.ts'

/** Answers as Azure and Anthropic do, by the address that is asked. */
const server = createServer((request, response) => void answer(request, response))
async function answer(request: IncomingMessage, response: ServerResponse) {
  let text = ''
  for await (const part of request) text += String(part)
  asked.push({ url: request.url ?? '', headers: request.headers, body: JSON.parse(text) })
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(request.url?.endsWith('/messages') ? ofAnthropic : ofAzure))
}
const asked: { url: string; headers: IncomingHttpHeaders; body: Record<string, unknown> }[] = []
const content = '{"pages":[3]}'
const ofAzure = {
  id: 'chatcmpl-1',
  object: 'chat.completion',
  created: 1,
  model: 'x',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 11, completion_tokens: 5, total_tokens: 16 },
}
const ofAnthropic = {
  type: 'message',
  id: 'msg_1',
  model: 'x',
  role: 'assistant',
  content: [{ type: 'text', text: content }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 12, output_tokens: 6 },
}

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const ask = (changes: Pick<ModelConfig, 'provider' | 'name'>, path: string) =>
  openModel(
    {
      model: {
        ...changes,
        baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
        apiKey: 'key-of-the-operator',
        answers: 'schema',
        temperature: null,
        prices: { input: 0, output: 0 },
        contextTokens: 20_000,
        outputTokens: 1_000,
        timeOutMs: 5_000,
        parallel: 1,
      },
    },
    openOutbound([]),
  )?.ask({ system: 'Exact', prompt: 'P', schema: z.object({ pages: z.array(z.int()) }) })

test('Azure is asked by the name of the deployment, with its kind of key', async () => {
  expect(await ask({ provider: 'azure', name: 'mine' }, '/openai')).toMatchObject({
    failure: null,
    answer: { pages: [3] },
    tokens: { input: 11, output: 5 },
  })
  expect(asked.at(-1)).toMatchObject({
    url: '/openai/chat/completions',
    headers: { 'api-key': 'key-of-the-operator' },
    body: { model: 'mine', response_format: { type: 'json_schema' } },
  })
})

test('Anthropic is asked by its messages, and holds the answer to the schema', async () => {
  const name = 'claude-sonnet-4-5'
  expect(await ask({ provider: 'anthropic', name }, '/v1')).toMatchObject({
    failure: null,
    answer: { pages: [3] },
    tokens: { input: 12, output: 6 },
  })
  const sent = asked.at(-1)
  expect(sent).toMatchObject({
    url: '/v1/messages',
    headers: { 'x-api-key': 'key-of-the-operator' },
    body: { model: name, max_tokens: 1_000 },
  })
  expect(JSON.stringify(sent?.body)).toContain('"pages"')
})
