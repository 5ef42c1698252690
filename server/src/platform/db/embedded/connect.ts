import { realpathSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from './cluster-parts.ts'
import { passwordOf, readPassword } from './password.ts'
import type { Door } from './server-settings.ts'

/** Returns the address of a database on this server, for pg and libpq. */
export function addressOf(cluster: Cluster, door: Door, user: string, database: string): string {
  const password = readPassword(cluster.folder)
  const login = password ? `${user}:${passwordOf(user, password)}` : user
  if ('port' in door) return `postgresql://${login}@127.0.0.1:${door.port}/${database}`
  return `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(door.socketFolder)}`
}

/**
 * Returns whether this cluster's server answers at the address. The address comes from a file that may have
 * been copied with the folder, so the server's own data folder is compared.
 */
export async function canConnect(cluster: Cluster, door: Door): Promise<'yes' | 'no' | 'not yet'> {
  const client = new pg.Client({
    connectionString: addressOf(cluster, door, 'postgres', 'postgres'),
    connectionTimeoutMillis: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      `select current_setting('data_directory') as folder`,
    )
    return realpathSync(rows[0]?.folder ?? '') === realpathSync(cluster.folder) ? 'yes' : 'no'
  } catch (error) {
    // 57P03: starting up, recovering or shutting down
    return (error as { code?: string }).code === '57P03' ? 'not yet' : 'no'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Returns the process that has the data folder, or null once this process has it. */
export async function claim(client: pg.Client): Promise<{ holder: string } | null> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_lock($1) as mine',
      [claimKey],
    )
    if (rows[0]?.mine) return null
    if (attempt === 50) return { holder: await holderOf(client) }
    await pause(100) // the other process may be stopping, or was killed and the server has not noticed yet
  }
}

/** "Puquio" in ASCII, cut to 32 bits: any number that nothing else locks. */
const claimKey = 0x50757175

async function holderOf(client: pg.Client) {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and objid = $1`,
    [claimKey],
  )
  return rows[0]?.application_name ?? 'unknown'
}
