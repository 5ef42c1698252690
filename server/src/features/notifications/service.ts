/** For other features: notify of an event of the registry, in the transaction that causes it. */
export { notify } from './events/notify.ts'
/** What runs it. */
export { notifies } from './events/notifies.ts'
