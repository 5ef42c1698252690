import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '../../../test/harness.ts'
import { startPacks } from '../../../test/packs/start-packs.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { sql } from '../../platform/db/sql.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { makesPacks } from './zip/makes-packs.ts'

type Packs = Awaited<ReturnType<typeof startPacks>>
let packs: Packs
let puquio: TestApp
beforeAll(async () => {
  packs = await startPacks()
  ;({ puquio } = packs)
})
afterAll(() => packs.close())

/** A pack whose report was made, with the columns of the job that is to put it together. */
async function ofWhichIsLeft(job: 'the last attempt' | 'a process that was gone') {
  const { params, reader, order } = packs
  const { id } = await reader.call(api.start, { params, body: order({ parts: [] }) })
  await runJobs(puquio, 'gather-pack')
  await runJobs(puquio, 'make-pdf')
  await puquio.database.owner.one(
    {},
    job === 'the last attempt'
      ? sql`update job set attempts = 2 where kind = 'make-pack' and state = 'queued'`
      : sql`update job set attempts = 3, times_lost = 2, state = 'running', worker = gen_random_uuid(),
          held_until = now() - interval '1 minute' where kind = 'make-pack' and state = 'queued'`,
  )
  return id
}

const found = (evidencePackId: number) =>
  packs.reader.call(api.get, { params: { ...packs.params, evidencePackId } })

const told = async (id: number) => {
  const rows = await puquio.database.owner.one<{ payload: string }>(
    {},
    sql`select payload::text as payload from job where kind = 'notify' order by id`,
  )
  return rows.filter(
    ({ payload }) => payload.includes('pack-failed') && payload.includes(`pack=${id}`),
  ).length
}

test('a pack for which the disk has no room ends with the reason, and its person is told', async () => {
  const id = await ofWhichIsLeft('the last attempt')
  const { config } = puquio.platform
  const fullDisk = { ...config, diskReserveBytes: Number.MAX_SAFE_INTEGER }
  await expect(
    runJobs({ ...puquio, platform: { ...puquio.platform, config: fullDisk } }, 'make-pack'),
  ).rejects.toThrow('STORAGE_FULL')
  expect(await found(id)).toMatchObject({ stage: 'failed', problem: 'STORAGE_FULL', file: null })
  expect(await told(id)).toBe(1)
})

test('a pack whose processes were gone ends with the reason, and its person is told', async () => {
  const id = await ofWhichIsLeft('a process that was gone')
  const runner = await startJobs(puquio.platform, [makesPacks(puquio.platform)], { holdMs: 50 })
  try {
    await expect.poll(async () => (await found(id)).stage, { timeout: 20_000 }).toBe('failed')
  } finally {
    await runner.stop()
  }
  expect(await found(id)).toMatchObject({ problem: 'UNEXPECTED' })
  expect(await told(id)).toBe(1)
})
