/** For boards. */
export { keyFigureSections } from './key-figure-sections.ts'
export { readStationStates } from './station-states-store.ts'
export { windSections } from './wind-sections.ts'
