/** For boards. */
export { keyFigurePanelSections } from './key-figure-sections.ts'
export { readStationStates } from './station-states-store.ts'
export { windRosePanelSections } from './wind-rose-sections.ts'
