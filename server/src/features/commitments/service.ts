/** For imports of plans: their names of commitments become links. */
export { linkByName } from './commitment-plans/link-store.ts'
