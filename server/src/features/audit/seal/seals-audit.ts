import { z } from 'zod'
import {
  growingPauses,
  handles,
  type JobHandler,
  jobKind,
} from '../../../platform/jobs/job-kind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sealEntries } from './chain.ts'

const sealJob = jobKind('seal-audit', 'system', z.object({}))

/**
 * Seals the audit trail every minute, behind those who write it, so that they do not wait for each other.
 * The log keeps the newest seals outside of the database, where who changes the trail cannot reach.
 */
export const sealsAudit = ({ log }: Pick<Platform, 'log'>): JobHandler<'seal-audit'> =>
  handles(sealJob, {
    concurrency: 1,
    pauseMs: growingPauses(3),
    schedule: { everyMs: 60_000 },
    async run({ scope, signal }) {
      for (const { lane, number, hash } of await sealEntries(scope, signal))
        log.info({ trail: lane, number, seal: hash.toString('hex') }, 'audit trail sealed')
    },
  })
