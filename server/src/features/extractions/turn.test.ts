import { setTimeout as pause } from 'node:timers/promises'
import type { ExtractionDetail } from '@puquio/contract/commitments/extractions'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dutyPages, quotesAnswered } from '../../../test/extractions/answers.ts'
import {
  type ExtractionStage,
  modelAt,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startModelServer } from '../../../test/outside/model-server.ts'
import { firstOwnObject, rawPdf, stream } from '../../../test/outside/pdfs/raw-pdf.ts'
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

beforeEach(() => Object.assign(model.stage, { asked: [], failures: [] }))

let turns = 0
type Started = { stage: ExtractionStage; id: number }
/** Runs all to their ends, two at once, while each turn ends after one step. */
async function inShortTurns(started: readonly Started[]): Promise<ExtractionDetail[]> {
  const runs = runsExtractions(puquio.platform, { turnMs: 0, quotesMax: 5000 })
  turns = 0
  const handler: typeof runs = {
    ...runs,
    run(job) {
      turns++
      return runs.run(job)
    },
  }
  const runner = await startJobs(puquio.platform, [handler], { pollMs: 30 })
  const read = () => Promise.all(started.map(({ stage, id }) => stage.get(id)))
  let ends = await read()
  // Jobs are ordered by the clock, which stands still in tests otherwise.
  for (; ends.some(({ endedAt }) => endedAt === null); ends = await read()) {
    puquio.clock.set(new Date().toISOString())
    await pause(30)
  }
  await runner.stop()
  return ends
}

test('long runs take turns with those of other projects, and neither read nor ask anything twice', async () => {
  const long: Started[] = []
  for (const from of [0, pageCount]) {
    const stage = await stageExtractions(puquio)
    await stage.addPages(dutyPages(pageCount, from))
    long.push({ stage, id: (await stage.start()).id })
  }
  const stage = await stageExtractions(puquio)
  await stage.addPages(dutyPages(1))
  const short = { stage, id: (await stage.start({ method: 'rules' })).id }

  const [first, ...others] = await inShortTurns([short, ...long])
  for (const one of others) {
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

test('a part without an answer is asked about once in all turns, and five in a row end the run over them, too', async () => {
  const stage = await stageExtractions(puquio)
  await stage.addPages(dutyPages(pageCount))
  const refusals = (count: number) => Array.from({ length: count }, () => ({ kind: 'filtered' }))
  Object.assign(model.stage, { failures: refusals(3) })
  const [some] = await inShortTurns([{ stage, id: (await stage.start()).id }])
  expect(some).toMatchObject({ state: 'done', unanswered: 3 })
  expect(model.stage.asked).toHaveLength(some?.chunks.total ?? 0)

  const other = await stageExtractions(puquio)
  await other.addPages(dutyPages(pageCount))
  Object.assign(model.stage, { asked: [], failures: refusals(100) })
  const [none] = await inShortTurns([{ stage: other, id: (await other.start()).id }])
  expect(none).toMatchObject({ state: 'failed', stopped: 'refused' })
  expect(model.stage.asked.length).toBeLessThan(none?.chunks.total ?? 0)
})

test('pages that show nothing end a turn, too', async () => {
  const stage = await stageExtractions(puquio)
  const page = {
    content: 'q 600 0 0 800 0 0 cm /Scan Do Q\n',
    resources: `/XObject << /Scan ${firstOwnObject} 0 R >>`,
  }
  const object = stream(
    '\u00ff'.repeat(100),
    '/Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceGray /BitsPerComponent 8',
  )
  await stage.addDocument(rawPdf([page, page, page], { objects: [object] }), { pages: 3 })
  const [none] = await inShortTurns([{ stage, id: (await stage.start({ method: 'rules' })).id }])
  expect(none).toMatchObject({ recognised: { done: 3, total: 3 } })
  expect(turns).toBeGreaterThanOrEqual(4)
}, 60_000)
