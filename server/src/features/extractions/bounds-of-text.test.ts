import { extractionRoutes as api } from '@puquio/contract/commitments/extractions'
import { cutForModel, type ModelChunk } from '@puquio/domain'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dutyOf, dutyPages } from '../../../test/extractions/answers.ts'
import {
  type ExtractionStage,
  filler,
  modelAt,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { sql } from '../../platform/db/sql.ts'
import { projectScope } from '../../platform/db/scopes/make-scope.ts'
import { startJobs } from '../../platform/jobs/runner.ts'
import { documentCharacters } from '../../platform/pdf/read/limits.ts'
import { chunksOf, chunksOfStored } from './ask/chunks-of.ts'
import { runsExtractions } from './runs-extractions.ts'

let puquio: TestApp
let stage: ExtractionStage
beforeAll(async () => {
  puquio = await startTestApp({ config: { model: modelAt('http://127.0.0.1:9') } })
})
afterAll(() => puquio.close())
beforeEach(async () => {
  stage = await stageExtractions(puquio)
})

const duty = 'El titular deberá regar la vía del sector siete cada día.'

type Texts = { length: number; bytes: number; counted: number }
const texts = async (documentId: number): Promise<Texts> => {
  const [row] = await puquio.database.owner.one<Texts>(
    {},
    sql`select o.text_length::int as length, o.text_bytes::int as bytes,
        (project_bytes(o.project_id) - (select sum(bytes) from stored_file where project_id = o.project_id))::int as counted
      from instrument_document o where o.id = ${documentId}`,
  )
  return row as Texts
}

test('the texts of pages and the places of their words count among the bytes of the project', async () => {
  const { id } = await stage.addPages([[filler, duty], [filler]])
  expect(await texts(id)).toEqual({ length: 0, bytes: 0, counted: 0 })
  await stage.run({ method: 'rules' })
  const kept = await texts(id)
  expect(kept.length).toBeGreaterThan(filler.length * 2 + duty.length)
  expect(kept.bytes).toBeGreaterThan(kept.length + 40 * filler.split(' ').length * 2)
  expect(kept.counted).toBe(kept.bytes)
  await puquio.database.owner.one(
    {},
    sql`update document_page set text = 'ñ', runs = '[]' where document_id = ${id} returning page`,
  )
  expect(await texts(id)).toEqual({ length: 2, bytes: 4, counted: 4 })
})

test('a document of more text than one may have is read up to there, and says so', async () => {
  const { id } = await stage.addPages([[filler, duty], [filler]])
  await puquio.database.owner.one(
    {},
    sql`update instrument_document set text_length = ${documentCharacters - filler.length - duty.length - 20}
      where id = ${id} returning id`,
  )
  const done = await stage.run({ method: 'rules' })
  expect(done).toMatchObject({
    state: 'done',
    proposed: 1,
    files: [{ read: 1, problem: { code: 'PDF_TOO_HEAVY' } }],
  })
})

test('an estimate is told by lengths where there is too much text to cut, to an ADMIN alone', async () => {
  const { id } = await stage.addPages([[filler, duty], [filler]])
  await stage.run({ method: 'rules' })
  const of = { params: stage.params, query: { method: 'model' } } as const
  expect(await stage.reader.refusal(api.estimate, of)).toMatchObject({ status: 403 })
  const exact = await stage.admin.call(api.estimate, of)
  expect(exact).toMatchObject({ isExact: true, known: 0, chunks: 1 })
  const half = documentCharacters / 2
  const ofLength = (length: number) =>
    puquio.database.owner.one(
      {},
      sql`update instrument_document set text_length = ${length}, pages = ${length / 4_000} where id = ${id} returning id`,
    )
  await ofLength(half)
  expect(await stage.admin.call(api.estimate, of)).toMatchObject({ isExact: false, known: null })
  // As if all of them were read.
  await puquio.database.owner.one(
    {},
    sql`with made as (insert into document_page (project_id, document_id, page, text, source, runs, width_pt, height_pt)
        select project_id, document_id, n, '', 'none', '[]', 600, 800 from document_page, generate_series(3, 6000) n
        where document_id = ${id} and page = 1 returning page)
      select count(*) from made`,
  )
  await ofLength(documentCharacters + 4_000)
  const long = await stage.admin.call(api.estimate, of)
  expect(long).toMatchObject({ isExact: false, known: null, toRecognise: 0 })
  // Of 12,000 characters each, of which the last page of the one before is a quarter.
  expect(long.chunks).toBeGreaterThan(documentCharacters / 12_000)
  expect(long.chunks).toBeLessThan(documentCharacters / 8_000)
})

test('a stored document is cut some pages at a time as it is cut whole', async () => {
  const { id: documentId } = await stage.addPages([[filler]], { pages: 130 })
  const { mine, on } = stage
  const texts = Array.from({ length: 130 }, (_, at) => `${at} ${filler.repeat(1 + (at % 7))}`)
  await puquio.database.owner.one(
    {},
    sql`with made as (insert into document_page (project_id, document_id, page, text, source, runs, width_pt, height_pt)
        select ${on.projectId}, ${documentId}, n, t, 'text', '[]', 600, 800
        from unnest(${texts}::text[]) with ordinality as g(t, n) returning page)
      select count(*) from made`,
  )
  const scope = projectScope(puquio.database, puquio.clock, {
    ...on,
    userId: mine.admin.id,
    permissions: [],
    isSystemAdmin: false,
    timeZone: 'America/Lima',
  })
  const windows: ModelChunk[][] = []
  for await (const some of chunksOfStored(scope, documentId, 3_000)) windows.push(some)
  expect(windows).toHaveLength(4)
  const whole = cutForModel(texts, 3_000)
  expect(windows.flat()).toEqual(whole)
  expect(await chunksOf(texts, 3_000, new AbortController().signal)).toEqual(whole)
})

test('a run proposes so many at most, says so, and looks for no more of them', async () => {
  await stage.addPages(dutyPages(6))
  await stage.addPages(dutyPages(6, 6))
  const { id } = await stage.start({ method: 'rules' })
  const handler = runsExtractions(puquio.platform, { turnMs: 60_000, quotesMax: 8 })
  const runner = await startJobs(puquio.platform, [{ ...handler, schedule: null }], { pollMs: 30 })
  await runner.caughtUp(['extract-commitments'])
  await runner.stop()
  expect(await stage.get(id)).toMatchObject({ state: 'failed', stopped: 'too-many', proposed: 8 })
  expect((await stage.commitments()).map(({ text }) => text)).toEqual(
    Array.from({ length: 8 }, (_, at) => dutyOf(at)),
  )
})
