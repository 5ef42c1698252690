import type { MemberAddition, MemberCreation, MemberEdit } from '@puquio/contract/people/members'
import { defaultLanguage, type PermissionCode, roles, todayIn } from '@puquio/domain'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { publish } from '../../platform/stream/publish.ts'
import { createAccount, editPerson, resendActivation } from '../users/service.ts'
import { allowAdditions } from './allow-additions.ts'
import { addedMail } from './mail.ts'
import {
  type Account,
  deleteMember,
  findAccount,
  hasOtherAdmin,
  insertMember,
  type MemberRow,
  type Membership,
  readIsOfCompany,
  readMember,
  readProjectNames,
  setHome,
  updateMember,
} from './store.ts'

/**
 * Adds the account of an e-mail and returns the user's id. That nobody has the e-mail is told after the e-mail was
 * counted: the list of members shows it anyway, and only so many times a day.
 */
export async function addMember(
  platform: Platform,
  scope: ProjectScope,
  { email, ...membership }: MemberAddition,
): Promise<number> {
  const userId = await change(platform, scope, async (within) => {
    refusePassedEnd(within, membership)
    await allowAdditions(within, [email])
    const account = await findAccount(within, email)
    return account && place(platform, within, account, membership)
  })
  if (userId === null) throw new Problem('USER_NOT_FOUND')
  return userId
}

/** Makes an account that has its home in the project; the account that the e-mail has already is added. */
export const createMember = (
  platform: Platform,
  scope: ProjectScope,
  { permissions, isGuest, endsOn, ...person }: MemberCreation,
): Promise<number | null> =>
  change(platform, scope, async (within) => {
    refusePassedEnd(within, { endsOn })
    await allowAdditions(within, [person.email])
    return createOrPlace(platform, within, person, { permissions, isGuest, endsOn })
  })

function refusePassedEnd(scope: ProjectScope, { endsOn }: Pick<Membership, 'endsOn'>): void {
  if (endsOn !== null && endsOn < todayIn(scope.timeZone, scope.clock.now()))
    throw fieldProblem('endsOn', 'end-has-passed')
}

type Person = Omit<MemberCreation, keyof Membership>

/** Returns the user's id. Throws ALREADY_MEMBER where the account is a member. */
export async function createOrPlace(
  platform: Platform,
  scope: ProjectScope,
  person: Person,
  membership: Membership,
): Promise<number> {
  const account = await findAccount(scope, person.email)
  if (account) return place(platform, scope, account, membership)
  const { phone = null, position = null, language = defaultLanguage } = person
  const user = { ...person, phone, position, language }
  const made = await createAccount(platform, scope, user, await readProjectNames(scope))
  // Somebody else made it in this moment.
  if (!made) throw new Problem('CHANGED_MEANWHILE')
  await setHome(scope, made.id)
  await insertMember(scope, made.id, membership)
  return made.id
}

/** People of another company come as guests, whatever was asked, and a guest is never ADMIN. */
export async function place(
  { outbox, webAddress }: Platform,
  scope: ProjectScope,
  account: Account,
  wanted: Membership,
): Promise<number> {
  const isGuest = wanted.isGuest || !(account.isOfCompany || scope.isSystemAdmin)
  const { email } = account
  const membership = isGuest ? { ...wanted, isGuest, permissions: ofGuest(wanted) } : wanted
  if (!(await insertMember(scope, account.id, membership)))
    throw new Problem('ALREADY_MEMBER', { email }, [
      { path: 'email', code: 'already-member', params: {} },
    ])
  if (!isGuest) await setHome(scope, account.id)
  await outbox.post(scope, addedMail(account, { ...(await readProjectNames(scope)), webAddress }))
  return account.id
}

const ofGuest = ({ permissions }: Membership): PermissionCode[] => {
  const left = permissions.filter((code) => code !== roles.ADMIN)
  return left.length > 0 ? left : [roles.READ]
}

export const setPermissions = (
  platform: Platform,
  scope: ProjectScope,
  userId: number,
  membership: Membership,
): Promise<number | null> =>
  change(platform, scope, async (within) => {
    const before = await memberOf(within, userId)
    if (!membership.permissions.includes(roles.ADMIN)) await keepAnAdmin(within, before)
    const comesHome = before.isGuest && !membership.isGuest
    if (comesHome && !within.isSystemAdmin && !(await readIsOfCompany(within, userId)))
      throw fieldProblem('isGuest', 'of-another-company')
    await updateMember(within, userId, membership)
    if (comesHome) await setHome(within, userId)
    return userId
  })

/** What they recorded stays under their name, and who removed them in the audit trail. */
export const removeMember = (
  platform: Platform,
  scope: ProjectScope,
  userId: number,
): Promise<number | null> =>
  change(platform, scope, async (within) => {
    await keepAnAdmin(within, await memberOf(within, userId))
    await deleteMember(within, userId)
    return userId
  })

export async function editMember(
  platform: Platform,
  scope: ProjectScope,
  userId: number,
  edit: MemberEdit,
): Promise<void> {
  await scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    refuseForeign(within, await memberOf(within, userId))
    if (!(await editPerson(within, userId, edit))) throw new Problem('CHANGED_MEANWHILE')
  })
  await platform.sessions.forget(userId)
}

export async function mailActivationAgain(platform: Platform, scope: ProjectScope, userId: number) {
  const member = await memberOf(scope, userId)
  // Whether a guest who has not opened the project yet is verified is hidden from its ADMIN, too.
  if (member.isVerified && !member.isAwaited) throw new Problem('ALREADY_VERIFIED')
  refuseForeign(scope, member)
  await resendActivation(platform, userId, await readProjectNames(scope))
}

/** Runs a change of a member, whose sessions and open pages have the new rights from then on; returns their id. */
async function change(
  platform: Platform,
  scope: ProjectScope,
  work: (scope: ProjectScope) => Promise<number | null>,
): Promise<number | null> {
  const userId = await scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    const changed = await work(within)
    if (changed !== null) await tellRights(within, [changed])
    return changed
  })
  if (userId !== null) await platform.sessions.forget(userId)
  return userId
}

/** Open pages ask for their projects, rights and menus again. */
export const tellRights = (scope: ProjectScope, userIds: readonly number[]) =>
  publish(scope, userIds, { kind: 'changed', tags: ['rights', 'projects'] })

async function memberOf(scope: ProjectScope, userId: number): Promise<MemberRow> {
  const member = await readMember(scope, userId)
  if (!member) throw new Problem('NOT_FOUND')
  return member
}

/** The data of people of other companies, and of system administrators, are not the project's. */
function refuseForeign({ isSystemAdmin }: ProjectScope, { isOfHere }: MemberRow): void {
  if (!isOfHere && !isSystemAdmin) throw new Problem('ACCESS_DENIED')
}

/** Only a system administrator leaves a project without an ADMIN who can sign in. */
async function keepAnAdmin(scope: ProjectScope, { id, permissions }: MemberRow): Promise<void> {
  if (scope.isSystemAdmin || !permissions.includes(roles.ADMIN)) return
  if (!(await hasOtherAdmin(scope, id))) throw new Problem('LAST_ADMIN_OF_PROJECT')
}
