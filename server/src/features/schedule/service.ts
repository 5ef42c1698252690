/** For boards. */
export { planProgressSections } from './panel-sections.ts'
