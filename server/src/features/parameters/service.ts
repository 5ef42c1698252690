/** The order in which lists of results show parameters. */
export { groupOrder } from './group-order-store.ts'
/** Called by imports, whose answers become aliases. */
export { saveAlias } from './alias-store.ts'
