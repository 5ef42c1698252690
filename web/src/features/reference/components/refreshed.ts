import { referenceRoutes } from '@puquio/contract/reference'

/** What is read anew after a change: the list itself, and what pickers offer. */
export const changedByItems = [referenceRoutes.list, referenceRoutes.all]
export const changedByStations = [referenceRoutes.stations, referenceRoutes.all]
