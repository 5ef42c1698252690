/** For boards. */
export { figureSections } from './figure-sections.ts'
export { readStationStates } from './station-states-store.ts'
export { windSections } from './wind-sections.ts'
