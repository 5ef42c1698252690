/** What a laboratory may do with its own files by its link: the scope says whose they are. */
export { type Checks } from './check/checks.ts'
export { discardImport } from './discard-import.ts'
export { dropOpenFiles } from './drop-open-files.ts'
export { handIn } from './hand-in.ts'
export { deleteOpenFiles } from './link-files-store.ts'
export { mapImport } from './map-import.ts'
export { heldRows, showImport } from './show-import.ts'
export { startImport } from './start-import.ts'
