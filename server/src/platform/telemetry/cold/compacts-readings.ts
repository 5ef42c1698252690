import { z } from 'zod'
import { growingPauses, handles, type JobHandler, jobKind } from '../../jobs/job-kind.ts'
import type { Platform } from '../../platform.ts'

const compactJob = jobKind('compact-readings', 'system', z.object({}))

/** Packs the readings of closed months, every night for two hours at most: the next night goes on. */
export const compactsReadings = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): JobHandler<'compact-readings'> =>
  handles(compactJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    schedule: { cron: '0 3 * * *', zone: 'America/Lima' },
    run: async () => {
      await telemetry.compact()
    },
  })
