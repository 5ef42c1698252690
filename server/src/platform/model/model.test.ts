import { inspect } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { modelKey, startModelServer } from '../../../test/outside/model-server.ts'
import { openOutbound } from '../outbound/outbound.ts'
import { askModel } from './ask-model.ts'
import { type Model, openModel, type Question } from './model.ts'
import type { ModelConfig } from './settings.ts'

type Server = Awaited<ReturnType<typeof startModelServer>>
let server: Server
let model: Model
const answer = { items: [{ name: 'pH', page: 3 }] }
const schema = z.object({ items: z.array(z.object({ name: z.string().max(50), page: z.int() })) })

const configOf = (changes: Partial<ModelConfig> = {}): ModelConfig => ({
  provider: 'openai-compatible',
  baseUrl: server.baseUrl,
  apiKey: modelKey,
  name: 'qwen3:8b',
  answers: 'schema',
  temperature: 0,
  prices: { input: 2, output: 10 },
  contextTokens: 4_000,
  outputTokens: 1_000,
  timeOutMs: 3_000,
  parallel: 2,
  ...changes,
})
const open = (changes?: Partial<ModelConfig>, outbound = openOutbound([])) =>
  openModel({ model: configOf(changes) }, outbound, 10) as Model
const question: Question<z.infer<typeof schema>> = { system: 'Be exact.', prompt: 'Pages', schema }
const ask = (changes: Partial<typeof question> = {}, of = model) =>
  askModel({ model: of }, { ...question, ...changes })

beforeAll(async () => {
  server = await startModelServer(() => answer)
})
afterAll(() => server.stop())
beforeEach(() => {
  Object.assign(server.stage, {
    failures: [],
    asked: [],
    mostAtOnce: 0,
    delayMs: 0,
    countsTokens: true,
  })
  model = open()
})
afterEach(() => vi.restoreAllMocks())

describe('a question', () => {
  test('is answered by its schema, with what it took', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({ failure: null, answer, model: 'qwen3:8b' })
    const { input, output } = asked.tokens
    expect(input).toBeGreaterThan(50)
    expect(output).toBe(Math.ceil(JSON.stringify(answer).length / 4))
    expect(asked.costUsd).toBeCloseTo((input * 2 + output * 10) / 1_000_000, 12)
    expect(asked.ms).toBeGreaterThanOrEqual(0)
    const [sent] = server.stage.asked
    expect(sent).toMatchObject({
      model: 'qwen3:8b',
      messages: [
        { role: 'system', content: 'Be exact.' },
        { role: 'user', content: 'Pages' },
      ],
      max_tokens: 1_000,
      temperature: 0,
      response_format: { type: 'json_schema', json_schema: { strict: true } },
    })
    // Bounds stay at home: providers refuse them.
    expect(JSON.stringify(sent?.response_format)).not.toMatch(/maxLength|minimum|\$schema/)
    expect(JSON.stringify(sent?.response_format)).toContain('"additionalProperties":false')
  })

  test('says its schema itself where the server holds no answer to one', async () => {
    const json = open({ answers: 'json', temperature: null })
    expect(await ask({}, json)).toMatchObject({ failure: null, answer })
    const text = open({ answers: 'text' })
    server.stage.failures.push({ kind: 'prose' })
    expect(await ask({}, text)).toMatchObject({ failure: null, answer })
    const [first, second] = server.stage.asked
    expect(first?.response_format).toEqual({ type: 'json_object' })
    expect(first).not.toHaveProperty('temperature')
    expect(second).not.toHaveProperty('response_format')
    for (const sent of [first, second])
      expect(sent?.messages[0]?.content).toMatch(/^Be exact\.[\s\S]*"items"/)
  })

  test('is answered amid prose and fences, too', async () => {
    for (const kind of ['prose', 'fenced'] as const) {
      server.stage.failures.push({ kind })
      expect(await ask()).toMatchObject({ failure: null, answer })
    }
    expect(server.stage.asked).toHaveLength(2)
  })

  test('counts its tokens by the texts where the server does not', async () => {
    server.stage.countsTokens = false
    expect((await ask()).tokens).toEqual({
      input: Math.ceil('Be exact.Pages'.length / 4),
      output: Math.ceil(JSON.stringify(answer).length / 4),
    })
  })

  test('without a model, or longer than the model reads, is not sent', async () => {
    expect(await askModel({ model: null }, question)).toMatchObject({
      failure: 'not-configured',
      model: null,
      costUsd: 0,
    })
    expect(await ask({ prompt: 'x'.repeat(16_000) })).toMatchObject({ failure: 'too-long' })
    expect(server.stage.asked).toHaveLength(0)
  })
})

describe('what fails once', () => {
  test.each([
    ['prose alone', { kind: 'says', text: 'No encontré nada.' }],
    ['wrong types', { kind: 'says', text: '{"items":[{"name":5,"page":"x"}]}' }],
    ['other JSON', { kind: 'says', text: '[]' }],
    ['503', { kind: 'status', status: 503 }],
    ['429', { kind: 'status', status: 429 }],
    ['an answer that breaks off', { kind: 'broken-off' }],
  ] as const)('is asked again: %s', async (_, failure) => {
    server.stage.failures.push(failure)
    const asked = await ask()
    expect(asked).toMatchObject({ failure: null, answer })
    expect(server.stage.asked).toHaveLength(2)
    const isUnread = failure.kind === 'says'
    expect(server.stage.asked[1]?.messages[0]?.content.includes('could not be read')).toBe(isUnread)
    // An answer that is of no use is paid for all the same.
    if (isUnread) expect(asked.tokens.input).toBeGreaterThan(150)
  })

  test('waits as long as the server says', async () => {
    const headers = { 'retry-after': '1' }
    server.stage.failures.push({ kind: 'status', status: 429, headers })
    const asked = await ask()
    expect(asked.failure).toBeNull()
    expect(asked.ms).toBeGreaterThanOrEqual(990)
  })

  test('leaves a long wait to who asked', async () => {
    const date = new Date('2026-02-15T12:00:00Z').toUTCString()
    const headers = { date, 'retry-after': new Date('2026-02-15T12:10:00Z').toUTCString() }
    server.stage.failures.push({ kind: 'status', status: 429, headers })
    expect(await ask()).toMatchObject({ failure: 'rate-limited', retryAfterMs: 600_000 })
    expect(server.stage.asked).toHaveLength(1)
  })
})

describe('what fails for good is told by its kind', () => {
  const status = (code: number, name = '', message = '') =>
    ({ kind: 'status', status: code, code: name, message }) as const
  test.each([
    ['truncated', 1, { kind: 'truncated' }],
    ['refused', 1, { kind: 'refusal' }],
    ['refused', 1, { kind: 'filtered' }],
    ['refused', 1, status(400, 'content_filter')],
    ['too-long', 1, status(400, 'context_length_exceeded')],
    ['too-long', 1, status(400, '', 'prompt is too long: 210000 tokens > 200000 maximum')],
    ['unauthorised', 1, status(401)],
    ['unauthorised', 1, status(403)],
    ['no-credit', 1, status(429, 'insufficient_quota')],
    ['unknown-model', 1, status(404, 'model_not_found')],
    ['not-understood', 1, status(400, 'invalid_schema')],
    ['not-understood', 1, status(302)],
    ['unavailable', 3, status(503)],
    ['unavailable', 3, status(529)],
    ['rate-limited', 3, status(429)],
    ['unreachable', 3, { kind: 'broken-off' }],
    ['not-json', 3, { kind: 'says', text: '{"items": [{"name"' }],
    ['not-json', 3, { kind: 'web-page' }],
    ['not-json', 3, { kind: 'says', text: 'x'.repeat(8_000_000) }],
    ['does-not-fit', 3, { kind: 'says', text: '{"items":"none"}' }],
  ] as const)('%s, asked %i times', async (kind, times, failure) => {
    for (let time = 0; time < 3; time++) server.stage.failures.push(failure)
    expect(await ask()).toMatchObject({ failure: kind })
    expect(server.stage.asked).toHaveLength(times)
  })

  test('unreachable: nothing listens, the name is not known, the address is closed', async () => {
    const closed = ['http://127.0.0.1:9/v1', 'http://model.invalid/v1', 'http://169.254.169.254/v1']
    for (const baseUrl of closed)
      expect(await ask({}, open({ baseUrl }))).toMatchObject({ failure: 'unreachable' })
  })

  test('timed-out: a server that is silent holds no turn for longer', async () => {
    server.stage.failures.push({ kind: 'silent' }, { kind: 'silent' })
    const asked = await ask({}, open({ timeOutMs: 300, parallel: 1 }))
    expect(asked).toMatchObject({ failure: 'timed-out' })
    expect(asked.ms).toBeLessThan(2_000)
    expect(server.stage.asked).toHaveLength(2)
    // Nobody knows what it made meanwhile: what was asked, and as much as it may answer, both times.
    const model = open({ timeOutMs: 300 })
    expect(asked.tokens.output).toBe(2 * model.outputTokens)
    expect(asked.tokens.input).toBeGreaterThan(0)
  })
})

describe('calls at once', () => {
  test('are no more than the environment says, and end with their signal', async () => {
    server.stage.delayMs = 100
    const all = await Promise.all(Array.from({ length: 7 }, () => ask()))
    expect(all.every(({ failure }) => failure === null)).toBe(true)
    expect(server.stage.mostAtOnce).toBe(2)

    server.stage.delayMs = 2_000
    const end = new AbortController()
    const startMs = performance.now()
    const stopped = Promise.all(Array.from({ length: 4 }, () => ask({ signal: end.signal })))
    setTimeout(() => end.abort(), 100)
    expect((await stopped).map(({ failure }) => failure)).toEqual(Array(4).fill('stopped'))
    // Two had been sent, and are paid; the others waited for their turn.
    expect((await stopped).filter(({ tokens }) => tokens.input > 0)).toHaveLength(2)
    expect(performance.now() - startMs).toBeLessThan(1_500)
    // Those turns are free again.
    server.stage.delayMs = 0
    expect(await ask()).toMatchObject({ failure: null })
  })

  test('a wait after 503 ends with the signal', async () => {
    const end = new AbortController()
    const headers = { 'retry-after': '30' }
    server.stage.failures.push({ kind: 'status', status: 503, headers })
    setTimeout(() => end.abort(), 200)
    expect(await ask({ signal: end.signal })).toMatchObject({ failure: 'stopped' })
  })
})

test('the key is in no answer and on no console, whatever the server says of it', async () => {
  const written = [
    vi.spyOn(console, 'warn'),
    vi.spyOn(console, 'log'),
    vi.spyOn(console, 'error'),
    vi.spyOn(process, 'emitWarning'),
  ]
  const wrong = open({ apiKey: 'sk-secret-of-the-operator' })
  const asked = await ask({}, wrong)
  expect(asked.failure).toBe('unauthorised')
  expect(inspect([asked, wrong], { depth: 9, showHidden: true })).not.toContain('sk-secret')
  await ask({}, open({ answers: 'json' }))
  for (const spy of written) expect(spy).not.toHaveBeenCalled()
})

test('no call goes elsewhere, and none of another origin by a redirect', async () => {
  const found: string[] = []
  const outbound = openOutbound([], async (host) => {
    found.push(host)
    return [{ address: '127.0.0.1' }]
  })
  const { port } = new URL(server.baseUrl)
  const named = open({ baseUrl: `http://model.mina.pe:${port}/v1` }, outbound)
  const headers = { location: 'http://other.example.com/v1/chat/completions' }
  server.stage.failures.push({ kind: 'status', status: 307, headers })
  expect(await ask({}, named)).toMatchObject({ failure: 'not-understood' })
  expect(await ask({}, named)).toMatchObject({ failure: null })
  expect(new Set(found)).toEqual(new Set(['model.mina.pe']))
})
