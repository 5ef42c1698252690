import { extractionRoutes as api } from '@puquio/contract/commitments/extractions'
import { modelBudgetRoutes } from '@puquio/contract/commitments/model-budget'
import { promptTrialRoutes } from '@puquio/contract/commitments/prompt-trials'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildSystemAdmin } from '../../../test/build.ts'
import { dutyOf, dutyPages, quotesAnswered } from '../../../test/extractions/answers.ts'
import {
  type ExtractionStage,
  modelAt,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startModelServer } from '../../../test/outside/model-server.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { sql } from '../../platform/db/sql.ts'

let puquio: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
let stage: ExtractionStage
beforeAll(async () => {
  model = await startModelServer()
  // So little room that each page or two are a question of their own.
  const small = modelAt(model.baseUrl, { contextTokens: 4_000, outputTokens: 1_000, parallel: 1 })
  puquio = await startTestApp({ config: { model: small } })
})
afterAll(async () => {
  await puquio.close()
  await model.stop()
})
beforeEach(async () => {
  stage = await stageExtractions(puquio)
  Object.assign(model.stage, { asked: [], failures: [], answering: quotesAnswered() })
})

test('the month’s budget ends it, and what was found until then is proposed', async () => {
  await stage.addPages(dutyPages(20))
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
  const texts = (await stage.commitments()).map(({ text }) => text)
  expect(texts.toSorted()).toEqual(Array.from({ length: 20 }, (_, at) => dutyOf(at)).toSorted())
})

test('a trial shows what each side would propose, counts in the budget and proposes nothing', async () => {
  const { id: documentId } = await stage.addPages(dutyPages(4))
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
