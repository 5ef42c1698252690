import { migrate } from './migrate.ts'

/** Prepares a database for Puquio; runs at every start, and for the tests' template. */
export async function prepareDatabase(ownerUrl: string): Promise<{ migrations: string[] }> {
  const migrations = await migrate(ownerUrl)
  return { migrations }
}
