import { migrate } from './migrate.ts'

/** All that a database needs before Puquio can use it; run at every start, and for the tests' template. */
export async function prepareDatabase(ownerUrl: string): Promise<{ migrations: string[] }> {
  const migrations = await migrate(ownerUrl)
  return { migrations }
}
