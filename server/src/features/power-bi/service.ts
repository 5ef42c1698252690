/** For boards. */
export { powerBiSections } from './power-bi-sections.ts'
