/** For boards. */
export { powerBiPanelSections } from './panel-sections.ts'
