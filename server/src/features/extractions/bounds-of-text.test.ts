import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  type ExtractionStage,
  filler,
  stageExtractions,
} from '../../../test/extractions/extraction-stage.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { sql } from '../../platform/db/sql.ts'
import { documentCharacters } from '../../platform/pdf/read/limits.ts'

let puquio: TestApp
let stage: ExtractionStage
beforeAll(async () => {
  puquio = await startTestApp()
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
