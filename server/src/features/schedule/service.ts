/** For boards. */
export { planProgressPanelSections } from './panel-sections.ts'
