import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import type { SystemScope } from '../../db/scopes/scope.ts'
import { partitionsScope } from '../../db/scopes/system-scopes.ts'
import { type Sql, sql } from '../../db/sql.ts'
import { projectRoot } from '../../project-root.ts'
import { distribute, planDistribution } from './distribute.ts'
import { distributedTables } from './distributed-tables.ts'

let puquio: TestApp
let folder: string
beforeAll(async () => {
  puquio = await startTestApp()
  folder = mkdtempSync(join(tmpdir(), 'puquio-distribute-'))
})
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await puquio.close()
})

describe('on a PostgreSQL without Citus', () => {
  test('the command is refused, and says what is missing', async () => {
    const script = join(projectRoot, 'scripts/distribute.ts')
    const env = {
      PATH: process.env['PATH'] ?? '',
      PUQUIO_DATA: folder,
      DATABASE_URL: puquio.urls.app,
      DATABASE_OWNER_URL: puquio.urls.owner,
      DATABASE_TELEMETRY_URL: puquio.urls.telemetry,
    }
    const run = promisify(execFile)(process.execPath, [script, '--yes'], { env, cwd: folder })
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^This database has no Citus: .*operations\.md/) as string,
    })
  }, 60_000)

  test('the tables are such that a cluster takes them', async () => {
    for (const { table, column } of distributedTables) {
      const [found] = await puquio.database.owner.one<Record<string, unknown>>(
        {},
        sql`select a.atttypid::regtype::text as type, not c.relrowsecurity as is_open,
            not exists (select from pg_constraint where contype = 'f' and c.oid in (conrelid, confrelid)) as is_alone,
            not exists (select from pg_trigger where tgrelid = c.oid) as is_untriggered,
            not exists (select from pg_index where indrelid = c.oid and indisunique and not a.attnum = any(indkey)) as is_in_keys
          from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = ${column}
          where c.relnamespace = 'telemetry'::regnamespace and c.relname = ${table}`,
      )
      const all = { isOpen: true, isAlone: true, isUntriggered: true, isInKeys: true }
      expect({ table, ...found }).toEqual({ table, type: 'integer', ...all })
    }
  })
})

/** Answers as a cluster of two machines would, and keeps what it was asked. */
function cluster({ workers = 2, done = [] as string[], filled = '' } = {}) {
  const changes: Sql[] = []
  const rows = async ({ text, values }: Sql) => {
    if (text.includes('pg_extension')) return [{ version: '14.0-1' }]
    if (text.includes('active_worker'))
      return Array.from({ length: workers }, (_, n) => ({ name: `10.0.0.${n + 2}`, port: 5432 }))
    if (text.includes('pg_dist_partition')) return done.map((name) => ({ name }))
    if (text.startsWith('select from')) return text.includes(`telemetry.${filled} `) ? [{}] : []
    changes.push({ text, values })
    return []
  }
  return { scope: { ...partitionsScope(puquio.platform), rows } as unknown as SystemScope, changes }
}

describe('on a cluster', () => {
  test('it says which tables go by which column, and changes nothing yet', async () => {
    const { scope, changes } = cluster()
    const { lines, tables } = await planDistribution(scope)
    expect(lines.join('\n')).toContain('2 machines: 10.0.0.2:5432, 10.0.0.3:5432')
    for (const { table, column } of distributedTables)
      expect(lines.join('\n')).toContain(`telemetry.${table} by ${column}`)
    expect(tables).toEqual(distributedTables)
    expect(changes).toEqual([])
  })

  test('it distributes the first of each column, and the others beside it', async () => {
    const { scope, changes } = cluster()
    await distribute(scope, await planDistribution(scope))
    const made = changes.filter(({ text }) => text.includes('create_distributed_table'))
    expect(made.map(({ values }) => values)).toEqual(
      distributedTables.map(({ table, column, first }) => [
        `telemetry.${table}`,
        column,
        table === first ? 32 : `telemetry.${first}`,
      ]),
    )
    expect(changes.slice(made.length).map(({ text }) => text)).toHaveLength(2)
  })

  test('it goes on where it was broken off', async () => {
    const { scope } = cluster({ done: ['reading', 'reading_10m'] })
    const { tables } = await planDistribution(scope)
    expect(tables.map(({ table }) => table)).toEqual(
      distributedTables.map(({ table }) => table).slice(2),
    )
    const all = cluster({ done: distributedTables.map(({ table }) => table) })
    expect((await planDistribution(all.scope)).tables).toEqual([])
  })

  test('it refuses a cluster without machines, and tables with rows', async () => {
    await expect(planDistribution(cluster({ workers: 0 }).scope)).rejects.toThrow('no machine')
    await expect(planDistribution(cluster({ filled: 'reading_1h' }).scope)).rejects.toThrow(
      'telemetry.reading_1h has rows',
    )
  })
})
