import type { fileRoutes } from '@puquio/contract/files'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { sentFile } from './service.ts'
import { findFile } from './store.ts'

export const fileHandlers = (platform: Platform): Handlers<typeof fileRoutes> => ({
  async download({ scope, params, query }) {
    const file = await findFile(scope, params.fileId)
    if (!file) throw new Problem('NOT_FOUND')
    return sentFile(platform, file, { isInline: query.inline === '1' })
  },
})
