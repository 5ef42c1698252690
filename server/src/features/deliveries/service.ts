export { type Delivery, postDeliveries } from './post-deliveries.ts'
export { readOutcomes } from './store.ts'
