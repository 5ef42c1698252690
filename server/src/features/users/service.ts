import { randomInt } from 'node:crypto'
import { accountScope } from '../../platform/db/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashPassword } from '../session/service.ts'
import { insertFirstAdministrator, isAnybodyThere, isRegistered } from './store.ts'

export const firstAdministratorEmail = 'sistema@puquio.local'

/** In an empty database: the system administrator, with a password that is told once. Null elsewhere. */
export async function createFirstAdministrator(
  platform: Platform,
): Promise<{ email: string; password: string } | null> {
  const scope = accountScope(platform.database, platform.clock)
  if (await isAnybodyThere(scope)) return null
  const password = `${letters('ABCDEFGHJKLMNPQRSTUVWXYZ', 4)}-${letters('abcdefghijkmnpqrstuvwxyz', 8)}-${letters('23456789', 4)}`
  const first = {
    name: 'Administrador',
    lastName: 'del sistema',
    email: firstAdministratorEmail,
    passwordHash: await hashPassword(password),
  }
  const isMade = await insertFirstAdministrator(scope, first)
  return isMade ? { email: first.email, password } : null
}

export const isUserRegistered = (platform: Platform, email: string) =>
  isRegistered(accountScope(platform.database, platform.clock), email)

// Letters that look like others are left out: this password is copied from a terminal by hand.
const letters = (from: string, count: number) =>
  Array.from({ length: count }, () => from[randomInt(from.length)]).join('')
