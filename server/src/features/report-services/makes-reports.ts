import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { growingPauses, handles, type JobHandler, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { insertDelivery } from './deliveries-store.ts'
import { deliverReportJob } from './delivers-reports.ts'
import { reportBody } from './report-body.ts'
import { dueDevices, findService, noteReported } from './service-store.ts'

const kind = jobKind('make-reports', 'project', z.object({}))
const mostAtOnce = 500

/** Makes the reports whose time has come: each with its delivery, in one transaction. */
export const makesReports = (platform: Pick<Platform, 'telemetry'>): JobHandler<'make-reports'> =>
  handles(kind, {
    concurrency: 4,
    perProject: 1,
    pauseMs: growingPauses(5),
    schedule: { everyMs: 60_000 },
    async run({ scope }) {
      for (const deviceId of await dueDevices(scope, mostAtOnce))
        await scope.transaction(async (within) => {
          const service = await findService(within, deviceId)
          if (!service?.enabled) return
          const { until, isAll, body } = await reportBody(platform, within, service)
          const waitS = isAll ? service.intervalS : 0
          const nextAt = new Date(within.clock.now().getTime() + waitS * 1000)
          await noteReported(within, deviceId, { until, nextAt })
          if (body === null) return
          const messageId = `msg_${randomUUID()}`
          const deliveryId = await insertDelivery(within, {
            deviceId,
            kind: 'report',
            messageId,
            body: JSON.stringify(body),
          })
          await enqueue(within, deliverReportJob, { deliveryId })
        })
    },
  })
