import { createHmac, randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseProblem } from '../start/database-problem.ts'
import type { Cluster } from './cluster-parts.ts'
import { handOver, runProgram, type ServerUser } from './server-user.ts'

/** In the cluster's folder, so that it moves and is restored with the roles that have it. */
export const passwordFileOf = (folder: string) => join(folder, 'puquio-password')

/** The superuser's password; null in a cluster of an earlier version, which asked for none. */
export function readPassword(folder: string): string | null {
  const file = passwordFileOf(folder)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/** Each role has a password of its own: with that of the application nobody can sign in as superuser. */
export function passwordOf(role: string, superuserPassword: string): string {
  if (role === 'postgres') return superuserPassword
  return createHmac('sha256', superuserPassword).update(role).digest('base64url')
}

/** A new password in a file that the server's account alone can read. */
export function writePasswordFile(file: string, user: ServerUser): string {
  const password = randomBytes(24).toString('base64url')
  rmSync(file, { force: true })
  writeFileSync(file, password, { mode: 0o600, flag: 'wx' })
  chmodSync(file, 0o600)
  handOver(file, user)
  return password
}

/**
 * Gives the superuser of a stopped cluster a password. The server has to ask for one from its first
 * moment, so this happens without it. The file comes last: broken off before, all of it is done again.
 */
export async function givePassword({ folder, programs, user }: Cluster) {
  const file = passwordFileOf(folder)
  const password = writePasswordFile(`${file}.new`, user)
  const { code, output } = await runProgram(
    user,
    join(programs.folder, 'postgres'),
    [
      '--single',
      '-D',
      folder,
      '-c',
      'exit_on_error=on',
      '-c',
      'password_encryption=scram-sha-256',
      'postgres',
    ],
    { input: `alter role postgres password '${password}'\n` },
  )
  if (code !== 0)
    throw new DatabaseProblem(
      `The database could not be given a password: ${/(?:FATAL|ERROR|PANIC):.*/.exec(output)?.[0] ?? `code ${code}`}`,
    )
  renameSync(`${file}.new`, file)
}
