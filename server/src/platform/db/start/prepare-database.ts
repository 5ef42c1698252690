import pg from 'pg'
import { lockOf } from '../lock.ts'
import { sql } from '../sql.ts'
import { migrate } from './migrate.ts'
import { writeCatalogue } from './write-catalogue.ts'

/** Prepares a database for Puquio; runs at every start, and for the tests' template. */
export async function prepareDatabase(ownerUrl: string): Promise<{ migrations: string[] }> {
  const migrations = await migrate(ownerUrl)
  await closeTemporaryTables(ownerUrl)
  await bringCatalogue(ownerUrl)
  return { migrations }
}

/**
 * Only the owner makes temporary tables: those of the application's role would be scoped by no rule. No
 * copy and no dump of a database carries this right, so it is checked at every start.
 */
async function closeTemporaryTables(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(sql`select ${lockOf('temporary-tables')}`)
    await owner.query(`do $$ begin
      if has_database_privilege('puquio_app', current_database(), 'temporary') then
        execute format('revoke temporary on database %I from public', current_database());
      end if;
    end $$`)
    await owner.query('commit')
  } finally {
    await owner.end()
  }
}

async function bringCatalogue(ownerUrl: string): Promise<void> {
  const owner = new pg.Client(ownerUrl)
  await owner.connect()
  try {
    await owner.query('begin')
    await owner.query(sql`select ${lockOf('catalogue')}`)
    await writeCatalogue(owner)
    await owner.query('commit')
  } finally {
    await owner.end()
  }
}
