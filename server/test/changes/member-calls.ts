import { randomUUID } from 'node:crypto'
import type { Database } from '../../src/platform/db/database.ts'
import type { RouteName } from '../proofs/access-table.ts'
import { type buildMine, buildMember, buildUser } from '../build.ts'
import type { SentFile } from '../send.ts'
import { memberWorkbook } from '../workbooks/member-workbooks.ts'

const person = { name: 'Rosa', last_name: 'Mamani' }
const reading = { permissions: [2], isGuest: false, endsOn: null }
const unverified = { isActive: false, emailVerifiedAt: null, passwordHash: null }

type Mine = Awaited<ReturnType<typeof buildMine>>
type Made = { params?: Record<string, number>; body?: object; file?: SentFile }
/** Makes a call in a project of its own, as its ADMIN. */
type Thing<Call> = (make: (given: { mine: Mine }) => Promise<Made>) => () => Promise<Call>
type MemberCall = Extract<RouteName, `members.${string}`>

/** A call of every route that changes who works in a project. */
export function memberCalls<Call>(
  database: Database,
  thing: Thing<Call>,
): Record<Exclude<MemberCall, 'members.list' | 'members.template'>, () => Promise<Call>> {
  const memberOf = async (mine: { id: number }, columns: Record<string, unknown> = {}) => {
    const user = await buildUser(database, { homeProjectId: mine.id, ...columns })
    return buildMember(database, mine, 'read', { user })
  }
  return {
    'members.create': thing(async () => ({
      body: { ...person, email: `${randomUUID()}@example.com`, ...reading },
    })),
    'members.add': thing(async () => ({
      body: { email: (await buildUser(database)).email, ...reading },
    })),
    'members.importWorkbook': thing(async () => ({
      body: { save: 'yes' },
      file: await memberWorkbook([[`${randomUUID()}@example.com`, 'Rosa', 'Mamani', 'Lectura']]),
    })),
    'members.workbookErrors': thing(async () => ({
      file: await memberWorkbook([['rosa', 'Rosa', 'Mamani', 'Lectura']]),
    })),
    'members.edit': thing(async ({ mine }) => ({
      params: { memberId: (await memberOf(mine.project)).id },
      body: { ...person, phone: null, position: null, language: 'es', version: 1 },
    })),
    'members.setPermissions': thing(async ({ mine }) => ({
      params: { memberId: (await memberOf(mine.project)).id },
      body: { ...reading, permissions: [2, 3] },
    })),
    'members.resendActivation': thing(async ({ mine }) => ({
      params: { memberId: (await memberOf(mine.project, unverified)).id },
    })),
    'members.remove': thing(async ({ mine }) => ({
      params: { memberId: (await memberOf(mine.project)).id },
    })),
  }
}
