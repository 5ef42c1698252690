import { z } from 'zod'
import { deviceScope } from '../../platform/db/scopes/system-scopes.ts'
import { growingPauses, handles, jobKind } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import { tellCommandsChanged } from './commands-changed.ts'
import { endLate } from './delivery/deliver-store.ts'

const kind = jobKind('expire-commands', 'system', z.object({}))

/** Writes down what is over by its time, and tells the pages that show it. */
export const expiresCommands = (platform: Pick<Platform, 'database' | 'clock'>) =>
  handles(kind, {
    concurrency: 1,
    pauseMs: growingPauses(3),
    schedule: { everyMs: 30_000 },
    async run({ complete }) {
      const projectIds = await complete(endLate)
      for (const projectId of projectIds)
        await deviceScope(platform, { projectId }).transaction(tellCommandsChanged)
    },
  })
