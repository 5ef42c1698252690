import type { AnyRoute } from '@puquio/contract'
import { monitoringRoutes } from '@puquio/contract/monitorings'
import { planRoutes } from '@puquio/contract/plans'
import { referenceRoutes } from '@puquio/contract/reference'
import { scheduleRoutes } from '@puquio/contract/schedule'

/** Whatever a feature reads, so that a route added to it is read anew without being named here. */
const readsOf = (routes: Record<string, AnyRoute>): AnyRoute[] =>
  Object.values(routes).filter(({ method }) => method === 'GET')

const [monitorings, plans] = [readsOf(monitoringRoutes), readsOf(planRoutes)]
const [reference, schedule] = [readsOf(referenceRoutes), readsOf(scheduleRoutes)]

/** By what was changed, the routes whose answers may say something else now. */
export const afterChange = {
  monitorings: [...monitorings, ...plans, ...schedule],
  plan: [...plans, ...schedule],
  /** A saved import is a plan with its monitorings, and may add to every list. */
  planImport: [...monitorings, ...plans, ...schedule, ...reference],
  /** Lists and stations are named, sorted and drawn wherever monitorings are. */
  reference: [...reference, ...monitorings, ...schedule],
} satisfies Record<string, readonly AnyRoute[]>
