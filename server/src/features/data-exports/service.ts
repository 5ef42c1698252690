/** Removes files of exports that have served. */
export { forgetFiles } from './exports-store.ts'
