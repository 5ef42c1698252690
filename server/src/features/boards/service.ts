export { startsScheduledReports } from './report-schedules/starts-scheduled-reports.ts'
export { makesBoardReport } from './board-report.ts'
/** What a panel shows in files: each feature with panels exports such a function. */
export type { PanelSections } from './panel-sections.ts'
export { pageSections } from './page-panel.ts'
/** For features whose panel asks for something by its place on a board. */
export { readPanelOf } from './find-board.ts'
export { textSections } from './text-panel.ts'
