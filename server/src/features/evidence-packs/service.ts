/** What makes the PDF of a pack; it stands among the reports. */
export { makesPackReport } from './pack-report.ts'
/** Removes packs that have served. */
export { forgetPacks } from './packs-store.ts'
