/** For other features: notify of an event of the registry, in the transaction that causes it. */
export { notify } from './events/notify.ts'
/** Who can be told in a project. */
export { membersOf } from './recipients-store.ts'
/** For what open pages show beside notifications. */
export { tellMembers } from './tell-members.ts'
export { requireMembers } from './require-members.ts'
/** Removes what was uploaded and never sent. */
export { deleteOldUploads } from './attachments/store.ts'
/** What a person has not read. */
export { unreadOfToday } from './today-store.ts'
