/** The report of levels; it stands in `server/src/pdf-reports.ts`. */
export { makesLevelReport } from './report/report.ts'
/** The panel of a board, in its files. */
export { levelPanelSections } from './report/panel.ts'
