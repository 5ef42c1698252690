/** Called by imports, whose answers become aliases. */
export { saveAlias } from './alias-store.ts'
