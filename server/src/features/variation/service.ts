/** The report of the variation of parameters; it stands in `server/src/pdf-reports.ts`. */
export { makesVariationReport } from './report/report.ts'
/** The panel of a board, in its files. */
export { variationPanelSections } from './report/panel-sections.ts'
