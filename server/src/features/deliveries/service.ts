export { type Delivery, postDeliveries } from './post-deliveries.ts'
export { retryMail } from './retry.ts'
export { storeStatuses } from './statuses.ts'
export { readOutcomes } from './store.ts'
