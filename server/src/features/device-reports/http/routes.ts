import type { reportServiceRoutes } from '@puquio/contract/modi/device-reports'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { requireDevice } from '../../devices/service.ts'
import { changeReport, reportCalls } from '../report-calls.ts'
import { findReported } from './content-store.ts'
import { sendKept, sendNew } from './send-report.ts'
import { reportServices } from './services-store.ts'
import { secretContext } from './secret-context.ts'
import { findReceiver, replaceSecret } from './receiver-store.ts'
import { findSending, listHttpSendings } from './sendings-store.ts'
import { newSecret } from './signature.ts'
import { forgetUntold } from './untold-store.ts'

const calls = reportCalls(reportServices)

export const reportServiceHandlers = ({
  keys,
}: Pick<Platform, 'keys'>): Handlers<typeof reportServiceRoutes> => {
  const seal = (scope: ProjectScope, secret: string) =>
    keys.seal('report-secret', secretContext(scope), secret)
  return {
    get: calls.get,
    set: (call) =>
      changeReport(call, async (within, deviceId) => {
        const before = await findReceiver(within, deviceId)
        const secret = before ? null : newSecret()
        const secretSealed = secret === null ? (before?.secretSealed ?? '') : seal(within, secret)
        const { enabled, content } = call.body
        if (!enabled || !content.includes('readings')) await forgetUntold(within, deviceId)
        const report = await calls.save(within, deviceId, { ...call.body, secretSealed })
        return { report, secret }
      }),
    renewSecret: (call) =>
      changeReport(call, async (within, deviceId) => {
        const secret = newSecret()
        if (!(await replaceSecret(within, deviceId, seal(within, secret))))
          throw new Problem('NOT_FOUND')
        return { secret }
      }),
    test: (call) =>
      changeReport(call, async (within, deviceId) => {
        await calls.require(within, deviceId)
        const timestamp = within.clock.now().toISOString()
        const device = await findReported(within, deviceId)
        const body = { type: 'device.test', timestamp, data: { device } }
        await sendNew(within, { deviceId, kind: 'test', body })
        return null
      }),
    async sendings({ scope, params: { deviceId }, query }) {
      await requireDevice(scope, deviceId)
      return listHttpSendings(scope, deviceId, query)
    },
    replay: (call) =>
      changeReport(call, async (within, deviceId) => {
        const first = await findSending(within, call.params.sendingId)
        if (first?.deviceId !== deviceId) throw new Problem('NOT_FOUND')
        const { messageId, body } = first
        await sendKept(within, { deviceId, kind: 'replay', messageId, body })
        return null
      }),
  }
}
