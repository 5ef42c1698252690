import type { PdfReportKind } from '@puquio/contract/pdf-reports'
import { boardPanels } from './board-panels.ts'
import { makesBoardReport } from './features/boards/service.ts'
import { makesMatrixReport } from './features/commitments/service.ts'
import { makesPackReport } from './features/evidence-packs/service.ts'
import { makesDiagramReport } from './features/hydrochemistry/service.ts'
import { makesLevelReport } from './features/levels/service.ts'
import type { ReportMaker } from './features/pdf-reports/service.ts'
import { makesConsumptionReport } from './features/neutralization/service.ts'
import { makesVariationReport } from './features/variation/service.ts'
import type { Platform } from './platform/platform.ts'

type ReportMakers = { readonly [Kind in PdfReportKind]: ReportMaker<Kind> }

/** What makes each kind of report as PDF: without it, or with the maker of another kind, the server does not compile. */
export const reportMakers = (platform: Platform): ReportMakers => ({
  board: makesBoardReport(platform, boardPanels),
  'commitment-matrix': makesMatrixReport,
  'evidence-pack': makesPackReport(platform),
  hydrochemistry: makesDiagramReport(platform),
  levels: makesLevelReport(platform),
  neutralizers: makesConsumptionReport(platform),
  'parameter-variation': makesVariationReport(platform),
})
