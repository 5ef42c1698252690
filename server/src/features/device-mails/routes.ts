import type { DeviceMail, deviceMailRoutes } from '@puquio/contract/modi/device-mails'
import { ago } from '../../platform/clock.ts'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { Problem } from '../../platform/problem.ts'
import { findDevice } from '../devices/service.ts'
import { membersOf } from '../notifications/service.ts'
import { nextMailAt, periodMs } from './mail-times.ts'
import { type MailParts, postMails } from './post-mails.ts'
import { listSendings, wasAskedSince } from './sendings-store.ts'
import { findMail, saveMail, type StoredMail } from './settings-store.ts'

/** Between two mails that somebody asks for. */
const pauseS = 60

export const deviceMailHandlers = (platform: MailParts): Handlers<typeof deviceMailRoutes> => ({
  get: ({ scope, params: { deviceId } }) =>
    scope.transaction(async (within) => {
      await requireDevice(within, deviceId)
      const found = await findMail(within, deviceId)
      return { mail: found && shown(found) }
    }),
  set: ({ scope, params: { deviceId }, body }) =>
    changed(scope, deviceId, async (within) => {
      const recipients = [...new Set(body.recipients)]
      await refuseStrangers(within, recipients)
      const nextAt = nextMailAt(body, within.timeZone, within.clock.now())
      const content = [...new Set(body.content)]
      await saveMail(within, deviceId, { ...body, recipients, content }, nextAt)
      const saved = await findMail(within, deviceId)
      if (!saved) throw new Problem('NOT_FOUND')
      return shown(saved)
    }),
  send: ({ scope, params: { deviceId } }) =>
    changed(scope, deviceId, async (within) => {
      const mail = await findMail(within, deviceId)
      if (!mail) throw new Problem('NOT_FOUND')
      if (await wasAskedSince(within, deviceId, ago(within.clock, { ms: pauseS * 1000 })))
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: pauseS })
      const until = within.clock.now()
      const from = new Date(until.getTime() - periodMs[mail.frequency])
      const span = { deviceId, isAsked: true, from, until }
      return { recipients: await postMails(platform, within, mail, span) }
    }),
  async sendings({ scope, params: { deviceId }, query }) {
    await requireDevice(scope, deviceId)
    return listSendings(scope, deviceId, query)
  },
})

const changed = <T>(
  scope: ProjectScope,
  deviceId: number,
  change: (within: ProjectScope) => Promise<T>,
): Promise<T> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await requireDevice(within, deviceId)
    return change(within)
  })

async function requireDevice(scope: ProjectScope, deviceId: number) {
  if (!(await findDevice(scope, deviceId))) throw new Problem('NOT_FOUND')
}

async function refuseStrangers(scope: ProjectScope, userIds: readonly number[]) {
  if (userIds.length === 0) return
  const { projectId } = scope
  const asked = { projectId, audience: 'everybody', userIds, exceptId: null } as const
  if ((await membersOf(scope, asked)).length !== userIds.length)
    throw new Problem('INPUT_NOT_VALID', {}, [
      { path: 'recipients', code: 'not-in-list', params: {} },
    ])
}

const shown = ({ sentUntil: _sentUntil, ...mail }: StoredMail): DeviceMail => mail
