export { diagramPanel } from './diagram-panel.ts'
export { makesDiagramReport } from './diagram-report.ts'
