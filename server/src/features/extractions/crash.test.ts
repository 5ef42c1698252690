import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { dutyPages, quotesAnswered } from '../../../test/extractions/answers.ts'
import { modelAt, stageExtractions } from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { startModelServer } from '../../../test/outside/model-server.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { sql } from '../../platform/db/sql.ts'

const kills = process.env.PUQUIO_PROVE === 'full' ? 50 : 1
const pageCount = 24

let puquio: TestApp
let model: Awaited<ReturnType<typeof startModelServer>>
const children: ChildProcess[] = []

/** So little room that a document is a dozen questions, and each takes its time. */
const small = () =>
  modelAt(model.baseUrl, { contextTokens: 4_000, outputTokens: 1_000, parallel: 2 })

beforeAll(async () => {
  model = await startModelServer(quotesAnswered())
  puquio = await startTestApp({ now: new Date().toISOString(), config: { model: small() } })
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await puquio.close()
  await model.stop()
})
beforeEach(() => Object.assign(model.stage, { asked: [], delayMs: 60 }))

const script = join(import.meta.dirname, '../../../test/processes/extraction-process.ts')
async function startProcess() {
  const { dataFolder } = puquio.platform.config
  const child = fork(script, [...Object.values(puquio.urls), dataFolder, JSON.stringify(small())])
  children.push(child)
  await once(child, 'message')
  return async () => {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
}

async function begun() {
  puquio.clock.set(new Date().toISOString())
  const stage = await stageExtractions(puquio)
  await stage.addPages(dutyPages(pageCount))
  const { id } = await stage.start()
  return { ...stage, id }
}
type Begun = Awaited<ReturnType<typeof begun>>

const ended = async ({ get, id }: Begun) => {
  const startMs = performance.now()
  while ((await get(id)).endedAt === null) await pause(20)
  return performance.now() - startMs
}
const answered = async ({ on }: Begun) => {
  const rows = await puquio.database.owner.one(
    {},
    sql`select from model_answer where project_id = ${on.projectId}`,
  )
  return rows.length
}
/** Without waiting for the half minute after which a dead process has lost its job. */
const loseJob = () =>
  puquio.database.owner.one(
    {},
    sql`update job set held_until = clock_timestamp() where kind = 'extract-commitments' and state = 'running'`,
  )
const said = async ({ commitments }: Begun) =>
  (await commitments()).map(({ text, places }) => [text, places.map(({ page }) => page)])

it('a run that a kill cut off ends with the same, none twice, and asks nothing again that was stored', {
  timeout: 60_000 + 40_000 * kills,
}, async () => {
  const whole = await begun()
  const stop = await startProcess()
  const wholeMs = await ended(whole)
  await stop()
  const expected = await said(whole)
  expect(expected).toHaveLength(pageCount)
  const { chunks } = await whole.get(whole.id)
  expect(model.stage.asked).toHaveLength(chunks.total)

  for (let n = 0; n < kills; n++) {
    const run = await begun()
    const kill = await startProcess()
    await pause(((n + 0.5) / kills) * wholeMs)
    await kill()
    const stored = await answered(run)
    const wasEnded = (await run.get(run.id)).endedAt !== null
    model.stage.asked.length = 0
    await loseJob()
    await runJobs(puquio, 'extract-commitments')
    expect(await run.get(run.id), `kill ${n}`).toMatchObject({
      state: 'done',
      proposed: pageCount,
      unanswered: 0,
      chunks: { done: chunks.total },
    })
    expect(await said(run), `kill ${n}`).toEqual(expected)
    expect(model.stage.asked, `kill ${n}`).toHaveLength(wasEnded ? 0 : chunks.total - stored)
  }
})
