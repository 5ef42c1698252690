export { countMails } from './outgoing-store.ts'
export { type Delivery, postDeliveries } from './post-deliveries.ts'
export { storeStatuses } from './statuses.ts'
export { readOutcomes } from './store.ts'
