import type { deviceMailRoutes } from '@puquio/contract/modi/device-reports'
import { ago } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import { isMailWaiting } from '../../../platform/mail/is-mail-waiting.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { requireDevice } from '../../devices/service.ts'
import { requireMembers } from '../../notifications/service.ts'
import { changeReport, reportCalls } from '../report-calls.ts'
import { periodMs } from './mail-times.ts'
import { deviceMails } from './mails-store.ts'
import { type MailParts, postMails } from './post-mails.ts'
import { listMailSendings, wasAskedSince } from './sendings-store.ts'

/** Between two mails that somebody asks for. */
const pauseS = 60
const calls = reportCalls(deviceMails)

type Parts = MailParts & Pick<Platform, 'config' | 'database' | 'clock'>

export const deviceMailHandlers = (platform: Parts): Handlers<typeof deviceMailRoutes> => ({
  get: async (call) => ({
    ...(await calls.get(call)),
    isMailWaiting: await isMailWaiting(platform, call.scope.projectId),
  }),
  set: (call) =>
    changeReport(call, async (within, deviceId) => {
      const recipients = [...new Set(call.body.recipients)]
      await requireMembers(within, 'recipients', recipients)
      return { report: await calls.save(within, deviceId, { ...call.body, recipients }) }
    }),
  async send(call) {
    const recipients = await changeReport(call, async (within, deviceId) => {
      const mail = await calls.require(within, deviceId)
      if (await wasAskedSince(within, deviceId, ago(within.clock, { ms: pauseS * 1000 })))
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: pauseS })
      const until = within.clock.now()
      const from = new Date(until.getTime() - periodMs[mail.frequency])
      return postMails(platform, within, mail, { isAsked: true, from, until })
    })
    return { recipients, isMailWaiting: await isMailWaiting(platform, call.scope.projectId) }
  },
  async sendings({ scope, params: { deviceId }, query }) {
    await requireDevice(scope, deviceId)
    return listMailSendings(scope, deviceId, query)
  },
})
