import { evidencePackRoutes as api } from '@puquio/contract/commitments/evidence-packs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insert } from '../../../test/build.ts'
import type { TestApp } from '../../../test/harness.ts'
import { startPacks } from '../../../test/packs/start-packs.ts'
import { runJobs } from '../../../test/run-jobs.ts'
import { sweepScope } from '../../platform/db/scopes/system-scopes.ts'
import { sql } from '../../platform/db/sql.ts'
import { keepFile } from '../files/service.ts'
import { withinKind } from '../../platform/jobs/running-kind.ts'
import { forgetPacks } from './service.ts'

type Packs = Awaited<ReturnType<typeof startPacks>>
let packs: Packs
let puquio: TestApp
beforeAll(async () => {
  packs = await startPacks()
  ;({ puquio } = packs)
})
afterAll(() => packs.close())

test('a pack whose files do not fit into the quota is refused when it is asked for', async () => {
  const { reader, params, order } = packs
  const { config } = puquio.platform
  const { projectQuotaBytes } = config
  Object.assign(config, { projectQuotaBytes: 1 })
  try {
    const refused = await reader.refusal(api.start, { params, body: order() })
    expect(refused.problem).toBe('PROJECT_FULL')
  } finally {
    Object.assign(config, { projectQuotaBytes })
  }
})

test('a project has no more packs under way than reports may wait', async () => {
  const { reader, params, order } = packs
  const body = order({ parts: [] })
  const started = []
  for (let at = 0; at < 10; at++) started.push(await reader.call(api.start, { params, body }))
  expect((await reader.refusal(api.start, { params, body })).problem).toBe('PDF_BUSY')
  for (const { id } of started)
    await reader.call(api.cancel, { params: { ...params, evidencePackId: id } })
  await runJobs(puquio, 'gather-pack', 'make-pdf', 'make-pack')
  const [left] = await puquio.database.owner.one<{ count: number }>(
    {},
    sql`select count(*)::int as count from evidence_pack where digest is not null`,
  )
  expect(left?.count).toBe(0)
})

test('of one pack more than are kept of a person the oldest file goes, and its record says so', async () => {
  const { reader, params, make } = packs
  const first = await make({ parts: [] })
  const [row] = await puquio.database.owner.one<Record<string, unknown>>(
    {},
    sql`select project_id, kind, commitment_id, language, parts, requested_by, sha256, file_name, bytes, digest
      from evidence_pack where id = ${first.pack.id}`,
  )
  for (let at = 1; at < 10; at++) {
    const endedAt = new Date(puquio.clock.now().getTime() + at * 1000)
    await insert(puquio.database, 'evidence_pack', { ...row, requestedAt: endedAt, endedAt })
  }
  puquio.clock.advance(60_000)
  const last = await make({ parts: [] })
  expect(last.pack.stage).toBe('done')
  const gone = await reader.call(api.get, first.on)
  expect(gone).toMatchObject({ stage: 'done', file: null, fileGone: 'newer' })
  expect(gone.digest).toBe(first.pack.digest)
  expect((await reader.send(api.file, first.on)).statusCode).toBe(404)
  const { items } = await reader.call(api.list, { params, query: {} })
  expect(items.filter(({ file }) => file !== null)).toHaveLength(10)

  puquio.clock.advance(31 * 86_400_000)
  await forgetPacks(sweepScope(puquio.platform))
  puquio.clock.advance(-31 * 86_400_000)
  expect(await reader.call(api.get, last.on)).toMatchObject({ file: null, fileGone: 'days' })
})

test('a job keeps no file without asking for the quota', async () => {
  const keeping = withinKind({ kind: 'test', concurrency: 2, perProject: 1 }, () =>
    keepFile(puquio.platform, { path: 'nowhere' }, async () => 'kept'),
  )
  await expect(keeping).rejects.toThrow('without asking for the quota')
})
