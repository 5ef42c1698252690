import { packKinds } from '@puquio/contract/commitments/evidence-packs'
import { extractionMethods, extractionStates } from '@puquio/contract/commitments/extractions'
import { promptSources } from '@puquio/contract/commitments/prompts'
import {
  actionOrigins,
  actionStates,
  commitmentKinds,
  commitmentMethods,
  commitmentPhases,
  commitmentStates,
  documentStates,
  instrumentChangeKinds,
  instrumentKinds,
  languages,
  neutralizerFormulas,
  currencies,
  taskStates,
} from '@puquio/domain'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../src/platform/db/sql.ts'
import { startTestApp, type TestApp } from '../harness.ts'

let puquio: TestApp
beforeAll(async () => {
  puquio = await startTestApp()
})
afterAll(() => puquio.close())

/** The values that a check of the database takes for a column, beside the list of the same that the code knows. */
const lists: Record<string, readonly string[]> = {
  'instrument.kind': instrumentKinds,
  'instrument_change.kind': instrumentChangeKinds,
  'instrument_document.state': documentStates,
  'commitment.kind': commitmentKinds,
  'commitment.phase': commitmentPhases,
  'commitment.method': commitmentMethods,
  // What is in force follows from the instrument and the day.
  'commitment.state': commitmentStates.filter((state) => state !== 'in-force'),
  'task_occurrence.state': taskStates,
  'corrective_action.origin_kind': actionOrigins,
  'corrective_action.state': actionStates,
  'neutralizer.formula': neutralizerFormulas,
  'neutralizer_price.currency': currencies,
  'extraction.method': extractionMethods,
  'extraction.prompt_source': promptSources,
  'extraction.state': extractionStates,
  'evidence_pack.kind': packKinds,
  'evidence_pack.language': languages,
}

test.each(Object.entries(lists))('%s takes what the code knows, and no more', async (of, list) => {
  const [table, column] = of.split('.') as [string, string]
  const checks = await puquio.database.owner.one<{ text: string }>(
    {},
    sql`select pg_get_constraintdef(c.oid) as text from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attname = ${column} and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conrelid = ${table}::regclass`,
  )
  const taken = checks.filter(({ text }) => text.includes('ANY'))
  expect(taken).toHaveLength(1)
  const values = [...(taken[0]?.text ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => value)
  expect(values).toHaveLength(list.length)
  expect(new Set(values)).toEqual(new Set(list))
})

test('every column of these tables with such a list is compared', async () => {
  const tables = [...new Set(Object.keys(lists).map((of) => of.split('.')[0] ?? ''))]
  const checked = await puquio.database.owner.one<{ of: string }>(
    {},
    sql`select c.conrelid::regclass || '.' || a.attname as of from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
      where c.contype = 'c' and c.conrelid::regclass::text = any(${tables})
        and a.attname in ('kind', 'state', 'origin_kind', 'method') order by 1`,
  )
  expect(checked.map(({ of }) => of).filter((of) => !(of in lists))).toEqual([])
})
