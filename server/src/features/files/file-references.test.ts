import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { sql } from '../../platform/db/sql.ts'
import { fileReferences } from './store.ts'

/** Columns of bytes that are no hash of a kept file, each with what it is. */
const otherBytes: Record<string, string> = {
  'access_token.token_hash': 'a secret',
  'device_token.token_hash': 'a secret',
  'account_link.token_hash': 'a secret',
  'device_file.prefix': 'the beginning of a file of a logger, by which it is known again',
  'network_token.token_hash': 'a secret',
  'audit_seal.hash': 'of entries of the trail',
  'finished_sign_on.secret_hash': 'a secret',
  'known_browser.token_hash': 'a secret',
  'laboratory_link.link_hash': 'a secret',
  'model_answer.question_hash': 'of what a model was asked',
  'monitoring_addition.rows_hash': 'of the rows of a call',
  'plan_import.content_hash': 'of what was read of the file',
  'session.cookie_hash': 'a secret',
  'session.token_hash': 'a secret',
}

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

const owner = <Row>(statement: ReturnType<typeof sql>) =>
  puquio.database.owner.one<Row>({}, statement)

test('every column with the hash of a file keeps its file', async () => {
  const columns = await owner<{ name: string }>(sql`
    select c.relname || '.' || a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.atttypid = 'bytea'::regtype and not a.attisdropped`)
  const kept = fileReferences.map(({ table, column }) => `${table}.${column}`)
  expect(columns.map(({ name }) => name).toSorted()).toEqual(
    [...kept, ...Object.keys(otherBytes)].toSorted(),
  )
})

test('what every kept file takes counts in its project', async () => {
  const [counting] = await owner<{ source: string }>(
    sql`select prosrc as source from pg_proc where proname = 'project_bytes'`,
  )
  for (const { table } of fileReferences)
    expect(counting?.source).toMatch(new RegExp(`sum\\(bytes\\) from ${table}\\b`))
})
