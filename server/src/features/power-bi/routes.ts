import type { powerBiRoutes } from '@puquio/contract/boards/power-bi'
import type { Handlers } from '../../platform/http/implement.ts'
import type { Platform } from '../../platform/platform.ts'
import { embeddingOf } from './embedding.ts'

export const powerBiHandlers = (
  platform: Pick<Platform, 'keys' | 'powerBi' | 'log'>,
): Handlers<typeof powerBiRoutes> => ({
  embedding: ({ scope, params }) => embeddingOf(platform, scope, params),
})
