import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabaseAt, type TestDatabase } from '../../../test/test-server.ts'
import { migrate, migrationsFolder } from './start/migrate.ts'

let database: TestDatabase
let client: pg.Client
beforeAll(async () => {
  database = await createDatabaseAt(inject('databaseServer').adminUrl, `test_makers_${process.pid}`)
  const folder = mkdtempSync(join(tmpdir(), 'puquio-makers-'))
  for (const name of readdirSync(migrationsFolder))
    if (name.slice(0, 4) <= '0040') cpSync(join(migrationsFolder, name), join(folder, name))
  await migrate(database.ownerUrl, folder)
  rmSync(folder, { recursive: true })
  client = new pg.Client(database.ownerUrl)
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

test('the maker of a project is taken from the audit trail where it says who it was', async () => {
  const at = '2026-02-01T12:00:00Z'
  const { rows: users } = await client.query(
    `insert into app_user (email, name, last_name, phone, position, language, created_at)
     values ('ana@example.com', 'Ana', 'Quispe', '', '', 'es', $1) returning id`,
    [at],
  )
  const maker = users[0].id
  const insert = `insert into project (name, business, color, created_at) values ($1, 'Andina', '#000000', $2)`
  await client.query('begin')
  await client.query(`select set_config('app.user', $1, true)`, [maker])
  await client.query(insert, ['By Ana', at])
  await client.query('commit')
  await client.query(insert, ['By nobody', at])
  await client.query('alter table project disable trigger audit_insert')
  await client.query(insert, ['Before the trail', at])
  await client.query('alter table project enable trigger audit_insert')

  const entries = async () => (await client.query('select count(*) from audit_entry')).rows[0].count
  const before = await entries()
  await migrate(database.ownerUrl)
  const { rows } = await client.query('select name, created_by from project order by id')
  expect(rows).toEqual([
    { name: 'By Ana', created_by: maker },
    { name: 'By nobody', created_by: null },
    { name: 'Before the trail', created_by: null },
  ])
  expect(await entries()).toBe(before)
})
