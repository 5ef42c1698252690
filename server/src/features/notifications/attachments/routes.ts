import {
  attachmentMediaTypes,
  type attachmentRoutes,
} from '@puquio/contract/notifications/attachments'
import { administratorScope } from '../../../platform/db/scopes/system-scopes.ts'
import { requireQuota } from '../../../platform/files/room.ts'
import type { Handlers } from '../../../platform/http/implement.ts'
import type { Platform } from '../../../platform/platform.ts'
import { Problem } from '../../../platform/problem.ts'
import { acceptFile, keepFile, sentFile } from '../../files/service.ts'
import { findAnyAttachment, findAttachment, insertUpload } from './store.ts'

export const attachmentHandlers = (platform: Platform): Handlers<typeof attachmentRoutes> => ({
  async upload({ scope, file }) {
    const kept = await acceptFile(file, attachmentMediaTypes)
    return keepFile(platform, file, (sha256) =>
      scope.transaction(async (within) => {
        const made = await insertUpload(within, { ...kept, sha256 })
        // Those that came at once are counted here.
        await requireQuota(platform.config, within, 0)
        return made
      }),
    )
  },

  async content({ scope, session, params }) {
    const system = administratorScope(platform, session)
    const found =
      (await findAttachment(scope, params)) ??
      (system && (await findAnyAttachment(system, scope.projectId, params)))
    if (!found) throw new Problem('NOT_FOUND')
    return sentFile(platform, found)
  },
})
