/** Removes files of exports that have served. */
export { forgetFiles } from './exports-store.ts'
/** What occurs among results, counted. */
export { countsOf } from './counts-store.ts'
