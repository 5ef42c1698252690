export { hydrochemistryPanelSections } from './panel-sections.ts'
export { makesDiagramReport } from './diagram-report.ts'
