/** A kind of report, and what makes it; each stands in `server/src/pdf-reports.ts`. */
export { makesReport, type ReportKind, type ReportMaker } from './report-maker.ts'
/** Puts a report into the queue, or asks for a place in it. */
export { requirePlace, startReport } from './start-report.ts'
/** Ends a report that another record is for. */
export { endAny } from './end-report.ts'
/** Removes files of reports that have served. */
export { forgetReports } from './reports-store.ts'
