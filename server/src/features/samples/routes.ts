import type { sampleRoutes } from '@puquio/contract/laboratory/samples'
import type { Handlers } from '../../platform/http/implement.ts'
import { listSamples } from './samples-store.ts'

export const sampleHandlers: Handlers<typeof sampleRoutes> = {
  list: ({ scope, query }) => listSamples(scope, query),
}
