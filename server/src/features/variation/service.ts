/** The report of the variation of parameters; it stands in `server/src/pdf-reports.ts`. */
export { makesVariationReport } from './report/report.ts'
