import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { projectRoot } from '../../project-root.ts'
import { DatabaseProblem } from './database-problem.ts'

export const migrationsFolder = join(projectRoot, 'server/migrations')

type Migration = { name: string; sql: string; hash: string }

/**
 * Brings the database up to date and returns the migrations applied. Forward only, as the owner, each in a
 * transaction of its own; a second process waits and then finds nothing to do.
 */
export async function migrate(ownerUrl: string, folder = migrationsFolder): Promise<string[]> {
  const migrations = readMigrations(folder)
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'puquio migrate' })
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const applied = await readApplied(client)
    const pending = comparePending(migrations, applied)
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** "PQmg" in ASCII: any number that nothing else locks. */
const lockKey = 0x50516d67

function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
  const numbers = new Set<string>()
  return names.map((name) => {
    const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1]
    if (!number)
      throw new DatabaseProblem(`Migration ${name} is not named like 0001_what_it_does.sql.`)
    if (numbers.has(number)) throw new DatabaseProblem(`Two migrations have the number ${number}.`)
    numbers.add(number)
    // a checkout on Windows may have changed the line ends
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

async function readApplied(client: pg.Client): Promise<{ name: string; hash: string }[]> {
  await client.query(
    `create table if not exists migration (
       name text primary key,
       hash text not null,
       applied_at timestamptz not null default now()
     )`,
  )
  const { rows } = await client.query('select name, hash from migration order by name')
  return rows
}

function comparePending(migrations: Migration[], applied: { name: string; hash: string }[]) {
  const byName = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { name, hash } of applied) {
    const migration = byName.get(name)
    if (!migration)
      throw new DatabaseProblem(
        `The database has migration ${name}, which this version of Puquio does not know: it was written by a newer one.`,
      )
    if (migration.hash !== hash)
      throw new DatabaseProblem(
        `Migration ${name} was changed after it was applied: put it back and write a new one.`,
      )
  }
  const last = applied.at(-1)?.name ?? ''
  const pending = migrations.filter(({ name }) => !applied.some((done) => done.name === name))
  const late = pending.find(({ name }) => name < last)
  if (late)
    throw new DatabaseProblem(
      `Migration ${late.name} comes before ${last}, which is applied: give it a higher number.`,
    )
  return pending
}

async function apply(client: pg.Client, { name, sql, hash }: Migration) {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (cause) {
    await client.query('rollback').catch(() => undefined)
    throw new DatabaseProblem(
      `Migration ${name} failed: ${(cause as Error).message}${lineOf(cause, sql)}`,
      {
        cause,
      },
    )
  }
}

function lineOf(cause: unknown, sql: string) {
  const position = Number((cause as { position?: string }).position)
  return position ? ` (line ${sql.slice(0, position).split('\n').length})` : ''
}
