/** How a project evaluates its results, for whoever does. */
export { readLaboratorySettings, reportDays, warningShare } from './store.ts'
