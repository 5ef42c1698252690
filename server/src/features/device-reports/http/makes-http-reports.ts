import { fromNow } from '../../../platform/clock.ts'
import type { JobHandler } from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { makesReports } from '../makes-reports.ts'
import { reportBody } from './report-body.ts'
import { sendNew } from './send-report.ts'
import { reportServices } from './services-store.ts'

export const makesHttpReports = (
  platform: Pick<Platform, 'telemetry'>,
): JobHandler<'make-reports'> =>
  makesReports({
    name: 'make-reports',
    reports: reportServices,
    mostAtOnce: 500,
    async send(scope, service) {
      const { until, isAll, body } = await reportBody(platform, scope, service)
      if (body) await sendNew(scope, { deviceId: service.deviceId, kind: 'report', body })
      return { until, nextAt: fromNow(scope.clock, { ms: isAll ? service.intervalS * 1000 : 0 }) }
    },
  })
