import type { deviceStatusRoutes } from '@puquio/contract/modi/device-status'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { readHistory } from '../../audit/service.ts'
import { findDevice } from '../device-store.ts'
import { recordsOf } from './records-store.ts'
import { statusOf } from './status-of.ts'

export const deviceStatusHandlers = (
  platform: Pick<Platform, 'telemetry'>,
): Handlers<typeof deviceStatusRoutes> => ({
  async get({ scope, params, query }) {
    const device = await findDevice(scope, params.deviceId)
    if (!device) throw new Problem('NOT_FOUND')
    return statusOf(platform, device, {
      days: query.days ?? 7,
      now: scope.clock.now(),
      timeZone: scope.timeZone,
    })
  },
  async history({ scope, params, query }) {
    const records = await recordsOf(scope, params.deviceId)
    if (!records) throw new Problem('NOT_FOUND')
    return readHistory(scope, records, query)
  },
})
