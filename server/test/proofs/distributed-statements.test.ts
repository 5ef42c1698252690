import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../src/platform/project-root.ts'
import { distributedTables } from '../../src/platform/telemetry/distribute/distributed-tables.ts'

/**
 * On a cluster a row is found by the column that its table is distributed by. Statements that do not name it are asked of
 * all machines: these few, each with its reason.
 */
const ofAllMachines: Record<string, string> = {
  'select count(*) as n from telemetry.rollup_dirty': 'how much waits in all',
  'delete from telemetry.message_key where received_at <': 'old keys, of all devices',
  'delete from telemetry.raw_message where received_at >=': 'old messages, of all devices',
}

/** What a cluster refuses of a distributed table, or evaluates elsewhere. */
const refused = /\b(lateral|grouping sets|skip locked|for update|now\(\)|recursive)\b/i

/** The statements in a file, with the fragments within them. */
function statementsIn(source: string): string[] {
  const found: string[] = []
  for (const { index, 0: opening } of source.matchAll(/\bsql(<[^`(]*>)?`/g))
    found.push(source.slice(index + opening.length, endOf(source, index + opening.length)))
  return found
}

/** Where a template ends that may hold others. */
function endOf(source: string, from: number): number {
  let at = from
  while (source[at] !== '`') {
    if (source[at] === '\\') at += 2
    else if (source.startsWith('${', at)) at = endOfPart(source, at + 2)
    else at += 1
  }
  return at
}
function endOfPart(source: string, from: number): number {
  let at = from
  for (let depth = 1; depth > 0; at++) {
    if (source[at] === '`') at = endOf(source, at + 1)
    else if (source[at] === '{') depth += 1
    else if (source[at] === '}') depth -= 1
  }
  return at
}

const files = globSync('server/src/**/*.ts', { cwd: projectRoot }).filter(
  (file) => !file.endsWith('.test.ts'),
)
const statements = files.flatMap((file) =>
  statementsIn(readFileSync(join(projectRoot, file), 'utf8')).map((text) => ({
    file,
    text: text.replaceAll(/\s+/g, ' ').trim(),
  })),
)
const touching = (table: string) =>
  statements.filter(
    ({ text }) =>
      new RegExp(`telemetry\\.${table}\\b`).test(text) ||
      (table.startsWith('reading_1') && text.includes('tableOf(')),
  )

test('the statements are found', () => {
  expect(touching('reading').length).toBeGreaterThan(10)
  expect(touching('reading_1h').length).toBeGreaterThan(2)
  expect(statementsIn('sql`a ${sql`b ${c ? `d` : { e }} f`} g` + sql<X>`h`')).toEqual([
    'a ${sql`b ${c ? `d` : { e }} f`} g',
    'b ${c ? `d` : { e }} f',
    'h',
  ])
})

test.each(distributedTables)(
  'every statement of telemetry.$table names $column, or is asked of all machines on purpose',
  ({ table, column }) => {
    const others = touching(table)
      .filter(({ text }) => !text.includes(column))
      .filter(({ text }) => !Object.keys(ofAllMachines).some((known) => text.includes(known)))
    expect(others).toEqual([])
  },
)

test.each(distributedTables)(
  'no statement of telemetry.$table is one that a cluster refuses',
  ({ table }) => {
    expect(touching(table).filter(({ text }) => refused.test(text))).toEqual([])
  },
)

test('each exception is one that there is', () => {
  for (const known of Object.keys(ofAllMachines))
    expect(
      statements.some(({ text }) => text.includes(known)),
      known,
    ).toBe(true)
})
