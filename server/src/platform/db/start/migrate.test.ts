import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabaseAt, type TestDatabase } from '../../../../test/test-server.ts'
import { migrate } from './migrate.ts'

let database: TestDatabase
let folder: string

beforeEach(async () => {
  const name = `test_migrate_${Date.now()}`
  database = await createDatabaseAt(inject('databaseServer').adminUrl, name)
  folder = mkdtempSync(join(tmpdir(), 'puquio-migrations-'))
  write('0001_first.sql', 'create table first (id int);')
})

afterEach(async () => {
  await database.drop()
  rmSync(folder, { recursive: true })
})

test('applies in order what is missing, and nothing twice', async () => {
  write('0002_second.sql', 'alter table first add column name text; insert into first values (1);')
  expect(await run()).toEqual(['0001_first.sql', '0002_second.sql'])
  expect(await run()).toEqual([])
  expect(await count('first')).toBe(1)
})

test('a failing migration leaves nothing behind, and the ones before it stand', async () => {
  write('0002_broken.sql', 'create table second (id int);\nselect nothing_of_the_kind;')
  await expect(run()).rejects.toThrow(/0002_broken\.sql failed: .*nothing_of_the_kind.*line 2/)
  await expect(count('second')).rejects.toThrow('does not exist')
  expect(await count('migration')).toBe(1)
})

test('a changed, an unknown and a late migration are named', async () => {
  await run()
  write('0001_first.sql', 'create table first (id bigint);')
  await expect(run()).rejects.toThrow('0001_first.sql was changed')
  renameSync(join(folder, '0001_first.sql'), join(folder, '0000_first.sql'))
  await expect(run()).rejects.toThrow('has migration 0001_first.sql, which this version')
  write('0001_first.sql', 'create table first (id int);')
  await expect(run()).rejects.toThrow('0000_first.sql comes before 0001_first.sql')
})

test('the line ends of a Windows checkout change nothing', async () => {
  write('0002_lines.sql', 'create table a (id int);\ncreate table b (id int);\n')
  await run()
  write('0002_lines.sql', 'create table a (id int);\r\ncreate table b (id int);\r\n')
  expect(await run()).toEqual([])
})

test('two processes at once apply each migration once', async () => {
  write('0002_slow.sql', 'select pg_sleep(0.3); insert into first values (1);')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat().toSorted()).toEqual(['0001_first.sql', '0002_slow.sql'])
  expect(await count('first')).toBe(1)
})

test('names without a number, and a number twice, are refused', async () => {
  write('second.sql', '')
  await expect(run()).rejects.toThrow('second.sql is not named like')
  rmSync(join(folder, 'second.sql'))
  write('0001_again.sql', '')
  await expect(run()).rejects.toThrow('Two migrations have the number 0001')
})

function write(name: string, sql: string) {
  writeFileSync(join(folder, name), sql)
}

function run() {
  return migrate(database.ownerUrl, folder)
}

async function count(table: string) {
  const client = new pg.Client(database.ownerUrl)
  await client.connect()
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${table}`)
    return rows[0]?.n
  } finally {
    await client.end()
  }
}
