/** What makes the PDF of a pack; it stands among the reports. */
export { makesPackReport } from './report/pack-report.ts'
/** Asks for a pack, as its call does. */
export { startPack } from './start-pack.ts'
/** Removes packs that have served. */
export { forgetPacks } from './kept-packs-store.ts'
