/** What makes the report of a plant's consumption as PDF. */
export { makesConsumptionReport } from './report/consumption-report.ts'
