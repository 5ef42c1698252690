/** For boards. */
export { exceedancesPanelSections } from './panel-sections.ts'
