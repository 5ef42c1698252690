import type { variationRoutes } from '@puquio/contract/laboratory/variation'
import type { Handlers } from '../../platform/http/implement.ts'
import { readVariation } from './read-variation.ts'

export const variationHandlers: Handlers<typeof variationRoutes> = {
  show: ({ scope, query }) => scope.transaction((within) => readVariation(within, query)),
}
