import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dutyPages, quotesAnswered } from '../../../../test/extractions/answers.ts'
import { modelAt, stageExtractions } from '../../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { startModelServer } from '../../../../test/outside/model-server.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import type { Model } from '../../../platform/model/model.ts'
import { beginTurn } from '../turn.ts'
import { askAll } from './ask-all.ts'
import { chunkChars } from './chunk-size.ts'
import { chunksOf } from './chunks-of.ts'

let puquio: TestApp
let server: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  server = await startModelServer(quotesAnswered())
  // So little room that each page or two are a question of their own.
  const small = modelAt(server.baseUrl, { contextTokens: 4_000, outputTokens: 1_000, parallel: 2 })
  puquio = await startTestApp({ config: { model: small } })
})
afterAll(async () => {
  await puquio.close()
  await server.stop()
})

test('after an error nothing more is asked, and what was asked is not asked again by the next attempt', async () => {
  const stage = await stageExtractions(puquio)
  const document = await stage.addPages(dutyPages(30))
  const { id: extractionId } = await stage.start()
  const model = puquio.platform.model as Model
  const scope = projectScope(puquio.database, puquio.clock, {
    ...stage.on,
    userId: 0,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const pages = dutyPages(30).map((texts) => texts.join('\n'))
  const task = 'Busca los compromisos.'
  const { signal } = new AbortController()
  const chunks = await chunksOf(pages, chunkChars(model, task), signal)
  const attempt = (onDone: () => Promise<void>) =>
    askAll(
      { model, scope, task, purpose: 'extraction', signal },
      { extractionId, documentId: document.id, pages, chunks, turn: beginTurn(60_000) },
      onDone,
    )
  let done = 0
  const failing = attempt(async () => {
    if (++done === 2) throw new Error('connection lost')
  })
  await expect(failing).rejects.toThrow('connection lost')
  const asked = server.stage.asked.length
  expect(asked).toBeLessThan(10)
  await pause(200)
  expect(server.stage.asked).toHaveLength(asked)

  const { found } = await attempt(async () => undefined)
  expect(new Set(found.map(({ quote }) => quote)).size).toBe(30)
  const questions = server.stage.asked.map((one) => JSON.stringify(one))
  expect(questions).toHaveLength(chunks.length)
  expect(new Set(questions).size).toBe(chunks.length)
})
