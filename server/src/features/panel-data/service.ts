/** For boards. */
export { figureSections } from './figure-sections.ts'
