/** What members offer to other features. */
export { findMembers } from './found-store.ts'
