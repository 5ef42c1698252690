import { z } from 'zod'
import { growingPauses, handles, type JobHandler, jobKind } from '../jobs/job-kind.ts'
import type { Platform } from '../platform.ts'

const prepareJob = jobKind('prepare-telemetry', 'system', z.object({}))

/** Makes the tables for the readings of the next months, every night: a late one only waits for its own. */
export const preparesTelemetry = ({
  telemetry,
}: Pick<Platform, 'telemetry'>): JobHandler<'prepare-telemetry'> =>
  handles(prepareJob, {
    concurrency: 1,
    pauseMs: growingPauses(5),
    schedule: { cron: '30 2 * * *', zone: 'America/Lima' },
    run: () => telemetry.prepare(),
  })
