/** What makes the report of a plant's consumption as PDF. */
export { makesConsumptionReport } from './report/consumption-report.ts'
/** The panel of a board, in its files. */
export { neutralizerPanelSections } from './report/panel-sections.ts'
