import type pg from 'pg'
import { passwordOf } from './password.ts'

/**
 * The roles that Puquio works with, none a superuser: such a role would pass even forced
 * row-level security. Run at every start, so that a restored or older cluster gets them, too.
 */
export async function ensureRoles(admin: pg.Client, superuserPassword: string) {
  // No log gets a statement that names a password.
  await admin.query(`set password_encryption = 'scram-sha-256';
    set log_statement = 'none'; set log_min_duration_statement = -1; set log_min_error_statement = 'panic'`)
  for (const [role, rights] of [
    ['puquio_owner', 'nosuperuser nocreaterole nocreatedb bypassrls'],
    ['puquio_app', 'nosuperuser nocreaterole nocreatedb nobypassrls'],
    ['puquio_telemetry', 'nosuperuser nocreaterole nocreatedb nobypassrls'],
  ] as const) {
    const { rowCount } = await admin.query('select from pg_roles where rolname = $1', [role])
    const password = admin.escapeLiteral(passwordOf(role, superuserPassword))
    await admin.query(
      `${rowCount ? 'alter' : 'create'} role ${role} login password ${password} ${rights}`,
    )
  }
}

/**
 * No role but the superuser makes large objects: they belong to no table, so nothing removes or scopes
 * them. The functions are the server's own, so a migration cannot close them.
 */
export async function closeLargeObjects(admin: pg.Client) {
  const { rows } = await admin.query<{ name: string }>(`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'pg_catalog'::regnamespace
      and (p.proname like 'lo\\_%' or p.proname in ('loread', 'lowrite'))
      and has_function_privilege('puquio_app', p.oid, 'execute')`)
  if (rows.length === 0) return
  const names = rows.map(({ name }) => name).join(', ')
  await admin.query(`revoke execute on function ${names} from public`)
}

/**
 * Puquio's own database is the only one that its roles enter: in the others they could make tables that no
 * rule scopes.
 */
export async function closeOtherDatabases(admin: pg.Client) {
  const { rows } = await admin.query<{ name: string }>(`
    select datname as name from pg_database where datname in ('postgres', 'template1')
      and (has_database_privilege('puquio_app', oid, 'connect')
        or has_database_privilege('puquio_app', oid, 'temporary'))`)
  for (const { name } of rows)
    await admin.query(
      `revoke connect, temporary on database ${admin.escapeIdentifier(name)} from public`,
    )
}

export async function ensureDatabase(admin: pg.Client, name: string) {
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [name])
  if (!rowCount)
    await admin.query(`create database ${admin.escapeIdentifier(name)} owner puquio_owner`)
}
