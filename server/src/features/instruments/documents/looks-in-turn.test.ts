import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildMine, insert } from '../../../../test/build.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { line, rawPdf } from '../../../../test/outside/pdfs/raw-pdf.ts'
import type { Probe } from '../../../../test/processes/probing-task.ts'
import { buildDocument, buildInstrument } from '../../../../test/proofs/build-instrument.ts'
import { soon } from '../../../../test/soon.ts'
import { projectScope } from '../../../platform/db/scopes/make-scope.ts'
import { sql } from '../../../platform/db/sql.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { startJobs } from '../../../platform/jobs/runner.ts'
import { runTask } from '../../../platform/sandbox/run-task.ts'
import { looksIntoDocument } from './document-jobs.ts'
import { looksIntoDocuments } from './looks-into-documents.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

type Mine = Awaited<ReturnType<typeof buildMine>>

/** Documents of a project that wait to be looked into. */
async function documentsOf(mine: Mine, count: number): Promise<number[]> {
  const { database, platform } = puquio
  const content = rawPdf([{ content: line('Se regara la via de acceso.', 60, 700) }])
  const path = join(tmpdir(), `puquio-test-${randomUUID()}`)
  await writeFile(path, content)
  const projectId = mine.project.id
  const file = await insert(database, 'stored_file', {
    projectId,
    sha256: await platform.files.put(path),
    name: 'EIA-d.pdf',
    mediaType: 'application/pdf',
    bytes: content.length,
    uploadedAt: '2026-02-01T12:00:00Z',
    uploadedBy: mine.admin.id,
  })
  const person = { projectId, userId: mine.admin.id, permissions: [], isSystemAdmin: false }
  const scope = projectScope(database, puquio.clock, { ...person, timeZone: 'America/Lima' })
  const ids: number[] = []
  for (let at = 0; at < count; at++) {
    const instrument = await buildInstrument(database, mine)
    const columns = { state: 'waiting', pages: null, hasScript: null }
    const { id } = await buildDocument(database, { ...mine, instrument, file }, columns)
    await enqueue(scope, looksIntoDocument, { documentId: id })
    ids.push(id)
  }
  return ids
}

const states = async (ids: readonly number[]) => {
  const rows = await puquio.database.owner.one<{ state: string }>(
    {},
    sql`select state from instrument_document where id = any(${ids}::bigint[]) order by id`,
  )
  return rows.map(({ state }) => state)
}

/** Tasks of a project that hold its slots, and wait for them, until they are let go. */
async function busySandbox(project: number, count: number) {
  const end = new AbortController()
  const running: Promise<unknown>[] = []
  let begun = 0
  for (let at = 0; at < count; at++) {
    const run = runTask<Probe, string, string>({
      task: new URL('../../../../test/processes/probing-task.ts', import.meta.url),
      source: Buffer.from('x'),
      args: { kind: 'spin' },
      project,
      limits: { silenceMs: 60_000, workMs: 60_000, heapMb: 100 },
      signal: end.signal,
      onMessage: () => void begun++,
    })
    running.push(run.catch(() => undefined))
  }
  await vi.waitFor(() => expect(begun).toBe(2), soon)
  return async () => {
    end.abort()
    await Promise.all(running)
  }
}

test('documents of a project whose sandbox is busy hold up those of no other', async () => {
  const [busy, other] = [await buildMine(puquio.database), await buildMine(puquio.database)]
  const waiting = await documentsOf(busy, 5)
  const letGo = await busySandbox(busy.project.id, 6)
  const handlers = [looksIntoDocuments(puquio.platform)]
  const runner = await startJobs(puquio.platform, handlers, { pollMs: 30 })
  try {
    const looked = await documentsOf(other, 1)
    await vi.waitFor(async () => expect(await states(looked)).toEqual(['ready']), soon)
    expect(await states(waiting)).toEqual(waiting.map(() => 'waiting'))
    await letGo()
    await vi.waitFor(async () => {
      puquio.clock.advance(1_000)
      expect(await states(waiting)).toEqual(waiting.map(() => 'ready'))
    }, soon)
    const jobs = await puquio.database.owner.one(
      {},
      sql`select distinct state, attempts, last_error from job where kind = 'look-into-document'`,
    )
    expect(jobs).toEqual([{ state: 'done', attempts: 1, lastError: null }])
  } finally {
    await letGo()
    await runner.stop()
  }
}, 90_000)
