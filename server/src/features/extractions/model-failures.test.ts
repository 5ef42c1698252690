import { inspect } from 'node:util'
import { extractionRoutes as api } from '@puquio/contract/commitments/extractions'
import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { promptTrialRoutes } from '@puquio/contract/commitments/prompt-trials'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildSystemAdmin } from '../../../test/build.ts'
import { type Duty, dutyOf, plainOf, quotesAnswered } from '../../../test/extractions/answers.ts'
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

const pages = (count: number, from = 0) =>
  Array.from({ length: count }, (_, at) => [
    plainOf(from + at),
    dutyOf(from + at),
    plainOf(from + at + 3),
  ])
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
    await stage.addPages(pages(6))
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
    await stage.addPages(pages(6))
    model.stage.failures = [{ kind: 'truncated' }]
    expect(await stage.run()).toMatchObject({ state: 'done', unanswered: 0, proposed: 6 })
    expect(await texts()).toEqual(found(6).toSorted())
  })

  test('a full or absent server: the run waits and goes on without asking twice', async () => {
    await stage.addPages(pages(6))
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
    await stage.addPages(pages(16))
    model.stage.failures = times({ kind: 'status', status }, 60)
    expect(await stage.run()).toMatchObject({ state: 'failed', stopped, proposed: 0 })
    expect(model.stage.asked.length).toBeLessThanOrEqual(4)
  })

  test('five parts in a row without an answer stop it', async () => {
    await stage.addPages(pages(20))
    model.stage.failures = times({ kind: 'filtered' }, 60)
    const stopped = await stage.run()
    expect(stopped).toMatchObject({ state: 'failed', stopped: 'refused' })
    expect(stopped.chunks.total).toBeGreaterThan(9)
    // Those that were under way with the fifth end.
    expect(model.stage.asked.length).toBeLessThanOrEqual(8)
  })

  test('a wrong key stops it at once, in plain words and without the key', async () => {
    await stage.addPages(pages(6))
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

test('the month’s budget ends it, and what was found until then is proposed', async () => {
  await stage.addPages(pages(20))
  const system = await puquio.signIn(await buildSystemAdmin(puquio.database))
  const set = (monthlyUsd: number | null, version: number) =>
    system.call(modelBudgetRoutes.set, { params: stage.on, body: { monthlyUsd, version } })
  await set(0.000_001, 0)
  const stopped = await stage.run()
  expect(stopped).toMatchObject({ state: 'failed', stopped: 'budget' })
  expect(stopped.proposed).toBeGreaterThan(0)
  expect(stopped.chunks.done).toBeLessThan(stopped.chunks.total)
  const refused = await stage.admin.refusal(api.start, {
    params: stage.params,
    body: { documentIds: null, method: 'model', prompt: null },
  })
  expect(refused).toMatchObject({ problem: 'MODEL_BUDGET_SPENT' })
  await set(null, 1)
  const asked = model.stage.asked.length
  const done = await stage.run()
  expect(done).toMatchObject({ state: 'done', reused: stopped.chunks.done })
  expect(model.stage.asked).toHaveLength(asked + done.chunks.total - stopped.chunks.done)
  expect(await texts()).toEqual(found(20).toSorted())
})

test('a trial shows what each side would propose, counts in the budget and proposes nothing', async () => {
  const { id: documentId } = await stage.addPages(pages(4))
  model.stage.answering = quotesAnswered(['Lo que no está en ninguna de estas páginas.'])
  const body = {
    documentId,
    fromPage: 2,
    toPage: 3,
    sides: [{ by: 'text' as const, task: 'Busca todo.' }, { by: 'rules' as const }],
  }
  const started = await stage.admin.call(promptTrialRoutes.start, { params: stage.on, body })
  expect(started).toMatchObject({ state: 'queued', outcomes: null })
  await runJobs(puquio, 'try-prompts')
  const trial = await stage.reader.call(promptTrialRoutes.get, {
    params: { ...stage.on, trialId: started.id },
  })
  expect(trial).toMatchObject({ state: 'done', fromPage: 2, toPage: 3 })
  const [byText, byRules] = trial.outcomes ?? []
  expect(byText).toMatchObject({ method: 'model', stopped: null, isReused: false, prompt: null })
  const pagesOf = (outcome = byText) =>
    outcome?.proposals.map(({ quote, page }) => [quote.slice(0, 20), page])
  expect(pagesOf()).toContainEqual([dutyOf(1).slice(0, 20), 2])
  expect(byText?.proposals.some(({ page }) => page === null)).toBe(true)
  expect(byRules).toMatchObject({ method: 'rules', costUsd: 0 })
  expect(byRules?.proposals).toMatchObject([
    { page: 2, citedPage: 2 },
    { page: 3, citedPage: 3 },
  ])
  expect(await stage.commitments()).toEqual([])
  const [spent] = await puquio.database.owner.one<{ purpose: string }>(
    {},
    sql`select distinct purpose from model_call where project_id = ${stage.on.projectId}`,
  )
  expect(spent).toEqual({ purpose: 'trial' })
  for (const range of [
    { fromPage: 3, toPage: 2 },
    { fromPage: 1, toPage: 12 },
  ])
    expect(
      await stage.admin.refusal(promptTrialRoutes.start, {
        params: stage.on,
        body: { ...body, ...range },
      }),
    ).toMatchObject({ status: 422 })
})
