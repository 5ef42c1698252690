/** The report of levels; it stands in `server/src/pdf-reports.ts`. */
export { makesLevelReport } from './level-reports/report.ts'
/** The panel of a board, in its files. */
export { levelsPanelSections } from './level-reports/panel-sections.ts'
/** For boards. */
export { readWells } from './read-levels.ts'
