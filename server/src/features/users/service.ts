import type { PolicyVersion } from '@puquio/contract/users'
import { defaultLanguage } from '@puquio/domain'
import { accountWithin } from '../../platform/db/scopes/account-scope.ts'
import { holdAdministration } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope, SystemScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import { publish } from '../../platform/stream/publish.ts'
import { notify } from '../notifications/service.ts'
import { Problem } from '../../platform/problem.ts'
import { cleanHtml, hasWords } from './clean-html.ts'
import { type Invitation, mailActivation } from '../session/service.ts'
import { insertPolicy, insertUser, type NewUser, type UserRow } from './store.ts'

/** For the administration of a project's members. */
export { updateUser as editPerson } from './administration-store.ts'
export { resendActivation } from './switches.ts'

/**
 * Makes an account in the open transaction of a project, and mails its activation link; null where the
 * e-mail is taken. The link leaves through the system's servers: whoever reads it owns the account, which
 * the server of a project's ADMIN must not.
 */
export async function createAccount(
  platform: Platform,
  scope: ProjectScope,
  user: NewUser,
  invitation: Invitation,
): Promise<UserRow | null> {
  const within = accountWithin(scope)
  const made = await insertUser(within, user)
  if (made) await mailActivation(platform, within, made, { invitation })
  return made
}

/** Adds a version of the general policy, its HTML sanitised; one without visible text is refused. */
export function writePolicy(
  scope: SystemScope,
  { content, ...rest }: PolicyVersion,
): Promise<number> {
  const cleaned = Object.entries(content).flatMap(([language, html]) =>
    html ? [[language, cleanHtml(html)] as const] : [],
  )
  const wordless = cleaned.filter(([, html]) => !hasWords(html))
  if (wordless.length > 0)
    throw new Problem(
      'INPUT_NOT_VALID',
      {},
      wordless.map(([language]) => ({ path: `content.${language}`, code: 'no-words', params: {} })),
    )
  return scope.transaction(async (within) => {
    const id = await insertPolicy(within, {
      ...rest,
      content: Object.fromEntries(cleaned) as PolicyVersion['content'],
    })
    // Open pages ask for its acceptance without being loaded again.
    await publish(within, 'everybody', { kind: 'changed', tags: ['policy'] })
    return id
  })
}

/** Adds a version of the general policy, of which everybody is told once it is in force. */
export const changePolicy = (
  scope: SystemScope,
  version: PolicyVersion,
  writerId: number,
): Promise<number> =>
  scope.transaction(async (within) => {
    await holdAdministration(within, writerId)
    const id = await writePolicy(within, version)
    const policy = version.title[defaultLanguage] ?? ''
    const told = { exceptId: writerId, at: new Date(version.start_date) }
    await notify(within, 'policy-changed', { policy }, { projectId: null }, told)
    return id
  })
