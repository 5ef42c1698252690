import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultMenu } from '@puquio/domain'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createDatabaseAt, type TestDatabase } from '../../../test/test-server.ts'
import { offerScreens } from '../../features/menus/service.ts'
import { systemClock } from '../clock.ts'
import { projectRoot } from '../project-root.ts'
import { openDatabase } from './database.ts'
import { systemScope } from './scopes/make-scope.ts'
import { migrate, migrationsFolder } from './start/migrate.ts'

/** Rows of every table of 0.1, the release before jobs, as its own tests built them. */
const fixture = join(projectRoot, 'server/test/data/release-0.1.json')
const lastOfRelease = '0011'

let database: TestDatabase
let client: pg.Client
let rows: Record<string, Record<string, unknown>[]>
beforeAll(async () => {
  database = await createDatabaseAt(
    inject('databaseServer').adminUrl,
    `test_release_${process.pid}`,
  )
  const folder = mkdtempSync(join(tmpdir(), 'puquio-release-'))
  for (const name of readdirSync(migrationsFolder))
    if (name.slice(0, 4) <= lastOfRelease) cpSync(join(migrationsFolder, name), join(folder, name))
  await migrate(database.ownerUrl, folder)
  rmSync(folder, { recursive: true })
  client = new pg.Client(database.ownerUrl)
  await client.connect()
  rows = JSON.parse(readFileSync(fixture, 'utf8'))
  await fill()
  await migrate(database.ownerUrl)
})
afterAll(async () => {
  await client.end()
  await database.drop()
})

/** Tables name each other, so their rows go in by rounds, each those whose references are there. */
async function fill() {
  let waiting = Object.keys(rows)
  while (waiting.length > 0) {
    const left: string[] = []
    for (const table of waiting) await insert(table).catch(() => left.push(table))
    if (left.length === waiting.length) throw new Error(`Not filled: ${left.join(', ')}`)
    waiting = left
  }
}

async function insert(table: string) {
  const list = JSON.stringify(rows[table])
  const { rows: columns } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => name).join(', ')
  await client.query(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, $1)`,
    [list],
  )
}

test('a database of the release before migrates, and keeps every row', async () => {
  for (const [table, before] of Object.entries(rows)) {
    const { rows: found } = await client.query(`select count(*)::int as count from ${table}`)
    expect([table, found[0].count]).toEqual([table, before.length])
  }
})

test('mails that waited are jobs now, and nothing else is', async () => {
  const { rows: jobs } = await client.query('select kind, payload, key, state from job')
  expect(jobs).toEqual([
    {
      kind: 'send-mail',
      payload: { messageId: 'waiting@puquio' },
      key: 'waiting@puquio',
      state: 'queued',
    },
  ])
})

test('the staged rows of an import that is under way have their point', async () => {
  const { rows: staged } = await client.query('select station from plan_import_row')
  expect(staged[0].station).toEqual({
    code: 'PM-01',
    point: { eastingM: 402315, northingM: 8543210, zone: 18 },
  })
})

test('its projects are given each default screen of a later release once', async () => {
  const { appUrl, ownerUrl } = database
  const onError = (error: Error) => console.error(error)
  const opened = openDatabase({ appUrl, ownerUrl, onError })
  const scope = systemScope(opened, systemClock)
  const menu = async () => {
    const { rows: items } = await client.query('select alias from menu_item order by position')
    return items.map(({ alias }) => alias)
  }
  // The fixture's rows came with their ids.
  await client.query(`select setval(pg_get_serial_sequence('menu_item', 'id'), 100)`)
  const later = [...defaultMenu, 'ChatBot']
  try {
    // What 0.1 offered is not added again: an administrator may have taken it out. Eight are new since.
    await offerScreens(scope)
    expect(await menu()).toEqual([
      'Home',
      'LaboratoryData',
      'ExportData',
      'FilesContainer',
      'Commitments',
      'Prompt',
      'ModiList',
      'NPYMS',
      'Reports',
    ])
    await offerScreens(scope, later)
    expect(await menu()).toEqual([
      'Home',
      'LaboratoryData',
      'ExportData',
      'FilesContainer',
      'Commitments',
      'Prompt',
      'ModiList',
      'NPYMS',
      'Reports',
      'ChatBot',
    ])
    await client.query(`delete from menu_item where alias = 'ChatBot'`)
    await Promise.all([offerScreens(scope, later), offerScreens(scope, later)])
    expect(await menu()).toEqual([
      'Home',
      'LaboratoryData',
      'ExportData',
      'FilesContainer',
      'Commitments',
      'Prompt',
      'ModiList',
      'NPYMS',
      'Reports',
    ])
    await Promise.all([1, 2].map(() => offerScreens(scope, [...later, 'Audit'])))
    expect(await menu()).toEqual([
      'Home',
      'LaboratoryData',
      'ExportData',
      'FilesContainer',
      'Commitments',
      'Prompt',
      'ModiList',
      'NPYMS',
      'Reports',
      'Audit',
    ])
  } finally {
    await opened.close()
  }
})
