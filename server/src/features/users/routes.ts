import type { userRoutes } from '@puquio/contract/users'
import { accountScope } from '../../platform/db/scopes/account-scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { personInProject } from '../../platform/http/person-in-project.ts'
import type { Platform } from '../../platform/platform.ts'
import { isMailWaiting } from '../../platform/mail/is-mail-waiting.ts'
import { Problem } from '../../platform/problem.ts'
import { deleteLinked } from '../single-sign-on/service.ts'
import { acceptPolicy, toPolicyStatus } from './policy.ts'
import { createUser, editUser, removeUser } from './administration.ts'
import { changePolicy } from './service.ts'
import { sendPhoneCode, verifyPhone } from './phone/verification.ts'
import { listPolicies, listUsers, readPolicy, setLanguage } from './store.ts'
import {
  activateUser,
  blockUser,
  deactivateUser,
  resendActivation,
  unblockUser,
} from './switches.ts'
import { findUser, toListedUser, toUser } from './user-record.ts'

export const userHandlers = (platform: Platform): Handlers<typeof userRoutes> => ({
  async permissions({ query, session }) {
    const person = await personInProject(platform, session, query)
    if (!person) throw new Problem('NO_PERMISSION')
    return [...person.permissions]
  },

  async policy({ query, session, language }) {
    const person = await personInProject(platform, session, query)
    const policy = person && (await readPolicy(person.scope, query.user))
    if (!policy) throw new Problem('NO_POLICY')
    return toPolicyStatus(policy, language)
  },

  acceptPolicy: async ({ body, session, language }) =>
    toPolicyStatus(await acceptPolicy(platform, session, body), language),

  policyVersions: ({ system }) => listPolicies(system),

  async writePolicy({ body, system, session }) {
    const id = await changePolicy(system, body, session.userId)
    // Cached sessions may have accepted only the version before.
    await platform.sessions.forgetAll()
    return { code: 'FK-0013' as const, id_policy: id }
  },

  async list({ query, system }) {
    const { items, total } = await listUsers(system, query)
    return { items: items.map(toListedUser), total }
  },

  async edit({ params, body, session, system }) {
    const { userId } = params
    await editUser(platform, system, { callerId: session.userId, userId }, body)
    return { code: 'FK-0012' as const }
  },

  async remove({ params, session, system }) {
    await removeUser(platform, system, session.userId, params.userId)
    return { code: 'FK-0011' as const }
  },

  async create({ body }) {
    const user = toUser(await createUser(platform, body))
    return { code: 'FK-0013' as const, user, isMailWaiting: await isMailWaiting(platform, null) }
  },

  async block({ params, body, session }) {
    await blockUser(platform, session.userId, params.userId, body.reason)
    return { code: 'FK-0014' as const }
  },

  async unblock({ params, session }) {
    await unblockUser(platform, session.userId, params.userId)
    return { code: 'FK-0015' as const }
  },

  async activate({ params, session }) {
    await activateUser(platform, session.userId, params.userId)
    return { code: 'FK-0012' as const }
  },

  async deactivate({ params, session }) {
    await deactivateUser(platform, session.userId, params.userId)
    return { code: 'FK-0012' as const }
  },

  async resendActivation({ params }) {
    await resendActivation(platform, params.userId)
    return null
  },

  async unlink({ params, system }) {
    if (!(await deleteLinked(system, params.userId, params.identityId)))
      throw new Problem('USER_NOT_FOUND')
    return null
  },

  async sendPhoneCode({ params }) {
    await sendPhoneCode(platform, params.userId)
    return null
  },

  async verifyPhone({ params, body }) {
    await verifyPhone(platform, params.userId, body.code)
    return { code: 'FK-0012' as const }
  },

  async sendOwnPhoneCode({ session }) {
    await sendPhoneCode(platform, session.userId)
    return null
  },

  async verifyOwnPhone({ session, body }) {
    await verifyPhone(platform, session.userId, body.code)
    return { code: 'FK-0012' as const }
  },

  async setLanguage({ body, session }) {
    await setLanguage(
      accountScope(platform.database, platform.clock),
      session.userId,
      body.language,
    )
    await platform.sessions.forget(session.userId)
    return null
  },

  async byEmail({ params, session, user, request }) {
    const found = await findUser(platform, { session, user }, params.email)
    if (!found) throw new Problem('USER_NOT_REGISTERED')
    const isSelf = found.id === session.userId
    return { ...toUser(found), AuthCode: isSelf ? (request.headers.authorization ?? '') : '' }
  },
})
