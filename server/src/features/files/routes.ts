import type { fileRoutes } from '@puquio/contract/files'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { Problem } from '../../platform/problem.ts'
import { findFile } from './store.ts'

/** Types that a browser shows without running scripts of the file; SVG is not one of them. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf']

export const fileHandlers = ({ files }: Platform): Handlers<typeof fileRoutes> => ({
  async download({ scope, params, query }) {
    const file = await findFile(scope, params.fileId)
    if (!file) throw new Problem('NOT_FOUND')
    return {
      name: file.name,
      mediaType: file.mediaType,
      body: () => files.read(file.sha256),
      isInline: query.inline === '1' && drawnTypes.includes(file.mediaType),
      contentHash: file.sha256,
    }
  },
})
