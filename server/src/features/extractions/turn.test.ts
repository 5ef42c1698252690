import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dutyPages, quotesAnswered } from '../../../test/extractions/answers.ts'
import { modelAt, stageExtractions } from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startModelServer } from '../../../test/outside/model-server.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { runsExtractions } from './runs-extractions.ts'

const pageCount = 20
let puquio: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
beforeAll(async () => {
  model = await startModelServer(quotesAnswered())
  const small = modelAt(model.baseUrl, { contextTokens: 4_000, outputTokens: 1_000, parallel: 2 })
  puquio = await startTestApp({ now: new Date().toISOString(), config: { model: small } })
})
afterAll(async () => {
  await puquio.close()
  await model.stop()
})

test('long runs take turns with those of other projects, and neither read nor ask anything twice', async () => {
  const stages = [await stageExtractions(puquio), await stageExtractions(puquio)] as const
  const runs = await Promise.all(
    stages.map(async (stage, project) => {
      await stage.addPages(dutyPages(pageCount, project * pageCount))
      return stage.start()
    }),
  )
  const short = await stageExtractions(puquio)
  await short.addPages(dutyPages(1))
  const { id: shortId } = await short.start({ method: 'rules' })

  // Two run at once, and each turn ends after one step.
  const handler = { ...runsExtractions(puquio.platform, 0), schedule: null }
  const runner = await startJobs(puquio.platform, [handler], { pollMs: 30 })
  const endsOf = () =>
    Promise.all([
      short.get(shortId),
      ...stages.map((stage, at) => stage.get(runs[at]?.id as number)),
    ])
  let ends = await endsOf()
  // Jobs are ordered by the clock, which stands still in tests otherwise.
  for (; ends.some(({ endedAt }) => endedAt === null); ends = await endsOf()) {
    puquio.clock.set(new Date().toISOString())
    await pause(30)
  }
  await runner.stop()

  const [first, ...long] = ends
  for (const one of long) {
    expect(Date.parse(first?.endedAt ?? '')).toBeLessThan(Date.parse(one.endedAt ?? ''))
    expect(one).toMatchObject({
      state: 'done',
      proposed: pageCount,
      pages: { done: pageCount },
    })
  }
  const questions = model.stage.asked.map((one) => JSON.stringify(one))
  expect(questions.length).toBeGreaterThan(10)
  expect(new Set(questions).size).toBe(questions.length)
})
