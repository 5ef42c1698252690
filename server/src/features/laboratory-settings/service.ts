/** How a project evaluates its results, for whoever does. */
export { readLaboratorySettings, warningShare } from './store.ts'
