/** For boards. */
export { figureSections } from './figure-sections.ts'
export { windSections } from './wind-sections.ts'
