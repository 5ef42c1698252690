/** For the demonstration. */
export { insertLayer, type NewFileLayer } from './store.ts'
export { readMapFile } from './read/read-map-file.ts'
/** For boards. */
export { mapSections } from './map-sections.ts'
