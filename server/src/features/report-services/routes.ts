import { randomUUID } from 'node:crypto'
import type { ReportService, reportServiceRoutes } from '@puquio/contract/modi/report-services'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Handlers } from '../../platform/http/implement.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { findReported } from './content-store.ts'
import { findDelivery, insertDelivery, listDeliveries } from './deliveries-store.ts'
import { deliverReportJob } from './delivers-reports.ts'
import { secretContext } from './secret-context.ts'
import { findService, replaceSecret, saveService, type StoredService } from './service-store.ts'
import { newSecret } from './signature.ts'

export const reportServiceHandlers = ({
  keys,
}: Pick<Platform, 'keys'>): Handlers<typeof reportServiceRoutes> => {
  const seal = (scope: ProjectScope, secret: string) =>
    keys.seal('report-secret', secretContext(scope), secret)
  return {
    get: ({ scope, params: { deviceId } }) =>
      scope.transaction(async (within) => {
        await requireDevice(within, deviceId)
        const found = await findService(within, deviceId)
        return { service: found && shown(found) }
      }),
    set: ({ scope, params: { deviceId }, body }) =>
      changed(scope, deviceId, async (within) => {
        const before = await findService(within, deviceId)
        const secret = before ? null : newSecret()
        const secretSealed = secret === null ? (before?.secretSealed ?? '') : seal(within, secret)
        const content = [...new Set(body.content)]
        await saveService(within, deviceId, { ...body, content, secretSealed })
        const after = await findService(within, deviceId)
        if (!after) throw new Problem('NOT_FOUND')
        return { service: shown(after), secret }
      }),
    renewSecret: ({ scope, params: { deviceId } }) =>
      changed(scope, deviceId, async (within) => {
        const secret = newSecret()
        if (!(await replaceSecret(within, deviceId, seal(within, secret))))
          throw new Problem('NOT_FOUND')
        return { secret }
      }),
    test: ({ scope, params: { deviceId } }) =>
      changed(scope, deviceId, async (within) => {
        if (!(await findService(within, deviceId))) throw new Problem('NOT_FOUND')
        const { retiredAt: _retiredAt, ...device } = await requireDevice(within, deviceId)
        const timestamp = within.clock.now().toISOString()
        const body = JSON.stringify({ type: 'device.test', timestamp, data: { device } })
        const messageId = `msg_${randomUUID()}`
        const deliveryId = await insertDelivery(within, { deviceId, kind: 'test', messageId, body })
        await enqueue(within, deliverReportJob, { deliveryId })
        return null
      }),
    async deliveries({ scope, params: { deviceId }, query }) {
      await requireDevice(scope, deviceId)
      return listDeliveries(scope, deviceId, query)
    },
    replay: ({ scope, params: { deviceId, deliveryOfReportId } }) =>
      changed(scope, deviceId, async (within) => {
        const first = await findDelivery(within, deliveryOfReportId)
        if (first?.deviceId !== deviceId) throw new Problem('NOT_FOUND')
        const { messageId, body } = first
        const again = { deviceId, kind: 'replay' as const, messageId, body }
        await enqueue(within, deliverReportJob, { deliveryId: await insertDelivery(within, again) })
        return null
      }),
  }
}

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
  const device = await findReported(scope, deviceId)
  if (!device) throw new Problem('NOT_FOUND')
  return device
}

const shown = ({ address, content, intervalS, enabled, nextAt }: StoredService): ReportService => ({
  address,
  content,
  intervalS,
  enabled,
  nextAt,
})
