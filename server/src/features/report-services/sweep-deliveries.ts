import { ago } from '../../platform/clock.ts'
import type { SystemScope } from '../../platform/db/scopes/scope.ts'
import { deleteDeliveries } from './deliveries-store.ts'

/** Removes deliveries 30 days after they ended: until then they can be sent again. */
export const sweepDeliveries = (scope: SystemScope): Promise<number> =>
  deleteDeliveries(scope, ago(scope.clock, { days: 30 }))
