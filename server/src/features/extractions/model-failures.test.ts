import { inspect } from 'node:util'
import { extractionRoutes as api } from '@puquio/contract/commitments/extractions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Duty, dutyOf, dutyPages, quotesAnswered } from '../../../test/extractions/answers.ts'
import {
  type ExtractionStage,
  modelAt,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { type Failure, modelKey, startModelServer } from '../../../test/outside/model-server.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
let stage: ExtractionStage
const logged: unknown[] = []

beforeAll(async () => {
  model = await startModelServer()
  // So little room that each page or two are a question of their own.
  const config = modelAt(model.baseUrl, {
    contextTokens: 4_000,
    outputTokens: 1_000,
    timeOutMs: 3_000,
    parallel: 1,
  })
  puquio = await startTestApp({ config: { model: config } })
  for (const level of ['info', 'warn', 'error'] as const)
    puquio.platform.log[level] = (...said) => void logged.push(said)
})
afterAll(async () => {
  await puquio.close()
  await model.stop()
})
beforeEach(async () => {
  stage = await stageExtractions(puquio)
  Object.assign(model.stage, { asked: [], failures: [], answering: quotesAnswered() })
  logged.length = 0
})

const found = (count: number): Duty[] => Array.from({ length: count }, (_, at) => dutyOf(at))
const texts = async () => (await stage.commitments()).map(({ text }) => text).toSorted()
const times = (failure: Failure, count: number) => Array.from({ length: count }, () => failure)

describe('what a model does not answer', () => {
  test.each<[string, Failure[], string]>([
    ['a refusal', times({ kind: 'filtered' }, 1), 'refused'],
    ['no JSON', times({ kind: 'says', text: 'Lo siento' }, 3), 'not-json'],
    [
      'another form',
      times({ kind: 'says', text: '{"commitments":[{"page":1}]}' }, 3),
      'does-not-fit',
    ],
    ['silence', times({ kind: 'silent' }, 2), 'timed-out'],
  ])('%s: the other parts go on, and it is told', async (_, failures, failure) => {
    await stage.addPages(dutyPages(6))
    model.stage.failures = failures
    const done = await stage.run()
    expect(done).toMatchObject({
      state: 'done',
      unanswered: 1,
      unansweredChunks: [{ failure }],
    })
    const { chunks } = done
    expect(chunks.total).toBeGreaterThan(2)
    expect(chunks.done).toBe(chunks.total)
    expect(done.proposed).toBeGreaterThan(0)
    // Again asks about that part alone.
    model.stage.asked.length = 0
    expect(await stage.run()).toMatchObject({ state: 'done', unanswered: 0 })
    expect(model.stage.asked).toHaveLength(1)
    expect(await texts()).toEqual(found(6).toSorted())
  })

  test('a cut answer: the pages are asked about in halves', async () => {
    await stage.addPages(dutyPages(6))
    model.stage.failures = [{ kind: 'truncated' }]
    expect(await stage.run()).toMatchObject({ state: 'done', unanswered: 0, proposed: 6 })
    expect(await texts()).toEqual(found(6).toSorted())
  })

  test('a full or absent server: the run waits and goes on without asking twice', async () => {
    await stage.addPages(dutyPages(6))
    await stage.start()
    const busy: Failure = { kind: 'status', status: 503 }
    // The first part is answered.
    let asked = 0
    const answering = quotesAnswered()
    model.stage.answering = (question) => {
      if (++asked === 1) model.stage.failures = times(busy, 12)
      return answering(question)
    }
    await expect(runJobs(puquio, 'extract-commitments')).rejects.toThrow('unavailable')
    model.stage.failures = []
    const { asked: before } = model.stage
    const answered = await countAnswers()
    expect(answered).toBeGreaterThan(0)
    before.length = 0
    puquio.clock.advance(600_000)
    await runJobs(puquio, 'extract-commitments')
    const [one] = (await stage.reader.call(api.list, { params: stage.on, query: {} })).items
    expect(one).toMatchObject({ state: 'done', unanswered: 0, proposed: 6 })
    expect(model.stage.asked).toHaveLength((one?.chunks.total ?? 0) - answered)
  })

  test.each([
    ['no-credit', 402],
    ['unknown-model', 404],
    ['not-understood', 400],
  ])('%s stops it at once: no other question would change it', async (stopped, status) => {
    await stage.addPages(dutyPages(16))
    model.stage.failures = times({ kind: 'status', status }, 60)
    expect(await stage.run()).toMatchObject({ state: 'failed', stopped, proposed: 0 })
    expect(model.stage.asked.length).toBeLessThanOrEqual(4)
  })

  test('five parts in a row without an answer stop it', async () => {
    await stage.addPages(dutyPages(20))
    model.stage.failures = times({ kind: 'filtered' }, 60)
    const stopped = await stage.run()
    expect(stopped).toMatchObject({ state: 'failed', stopped: 'refused' })
    expect(stopped.chunks.total).toBeGreaterThan(9)
    // Those that were under way with the fifth end.
    expect(model.stage.asked.length).toBeLessThanOrEqual(8)
  })

  test('a wrong key stops it at once, in plain words and without the key', async () => {
    await stage.addPages(dutyPages(6))
    const message = `Incorrect API key provided: ${modelKey}`
    model.stage.failures = times({ kind: 'status', status: 401, message }, 20)
    const stopped = await stage.run()
    expect(stopped).toMatchObject({ state: 'failed', stopped: 'unauthorised', proposed: 0 })
    expect(model.stage.asked.length).toBeLessThanOrEqual(4)
    expect(inspect([stopped, logged], { depth: 12 })).not.toContain(modelKey)
    await runJobs(puquio, 'notify')
    const told = await puquio.database.owner.one<{ message: string }>(
      {},
      sql`select message::text from notification where project_id = ${stage.on.projectId}`,
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.message).toContain('clave')
    expect(told[0]?.message).not.toContain(modelKey)
  })
})

const countAnswers = async () => {
  const [row] = await puquio.database.owner.one<{ count: number }>(
    {},
    sql`select count(*)::int as count from model_answer where project_id = ${stage.on.projectId}`,
  )
  return row?.count ?? 0
}
