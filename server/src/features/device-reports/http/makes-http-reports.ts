import { fromNow } from '../../../platform/clock.ts'
import type { JobHandler } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makesReports } from '../makes-reports.ts'
import { reportBody } from './report-body.ts'
import { sendNew } from './send-report.ts'
import { countWaiting } from './sendings-store.ts'
import { noteLastTold, reportServices } from './services-store.ts'

/** Reports of a device that its receiver has not taken: with so many, what it measures goes with a later one. */
const mostWaiting = 50

export const makesHttpReports = (
  platform: Pick<Platform, 'telemetry'>,
): JobHandler<'make-reports'> =>
  makesReports({
    name: 'make-reports',
    reports: reportServices,
    mostAtOnce: 500,
    async send(scope, service) {
      const { deviceId, intervalS } = service
      if ((await countWaiting(scope, deviceId)) >= mostWaiting) {
        const nextAt = fromNow(scope.clock, { ms: intervalS * 1000 })
        return { until: new Date(service.sentUntil), nextAt }
      }
      const { until, last, body, isCut } = await reportBody(platform, scope, service)
      if (body) await sendNew(scope, { deviceId, kind: 'report', body })
      await noteLastTold(scope, deviceId, last)
      return { until, nextAt: fromNow(scope.clock, { ms: isCut ? 0 : intervalS * 1000 }) }
    },
  })
