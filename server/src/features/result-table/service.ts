/** For boards. */
export { exceedanceSections } from './panel-sections.ts'
