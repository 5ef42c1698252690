import type { deviceMailRoutes } from '@puquio/contract/modi/device-reports'
import { ago } from '../../../platform/clock.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
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

export const deviceMailHandlers = (platform: MailParts): Handlers<typeof deviceMailRoutes> => ({
  get: calls.get,
  set: (call) =>
    changeReport(call, async (within, deviceId) => {
      const recipients = [...new Set(call.body.recipients)]
      await requireMembers(within, 'recipients', recipients)
      return { report: await calls.save(within, deviceId, { ...call.body, recipients }) }
    }),
  send: (call) =>
    changeReport(call, async (within, deviceId) => {
      const mail = await calls.require(within, deviceId)
      if (await wasAskedSince(within, deviceId, ago(within.clock, { ms: pauseS * 1000 })))
        throw new Problem('TOO_MANY_REQUESTS', { retryAfterS: pauseS })
      const until = within.clock.now()
      const from = new Date(until.getTime() - periodMs[mail.frequency])
      return { recipients: await postMails(platform, within, mail, { isAsked: true, from, until }) }
    }),
  async sendings({ scope, params: { deviceId }, query }) {
    await requireDevice(scope, deviceId)
    return listMailSendings(scope, deviceId, query)
  },
})
