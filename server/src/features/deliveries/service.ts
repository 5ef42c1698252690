export { type Delivery, postDeliveries } from './post-deliveries.ts'
export { storeStatuses } from './statuses.ts'
export { readOutcomes } from './store.ts'
