import type { awaitedReportRoutes } from '@puquio/contract/laboratory/awaited-reports'
import type { Handlers } from '../../platform/http/implement.ts'
import { listAwaited } from './store.ts'

export const awaitedReportHandlers: Handlers<typeof awaitedReportRoutes> = {
  list: ({ scope, query }) => listAwaited(scope, query),
}
