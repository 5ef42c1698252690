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

/** What makes each kind of report as PDF. */
export const reportMakers = (platform: Platform): readonly ReportMaker[] => [
  makesMatrixReport,
  makesPackReport(platform),
  makesBoardReport(platform, boardPanels),
  makesVariationReport(platform),
  makesDiagramReport(platform),
  makesConsumptionReport(platform),
  makesLevelReport(platform),
]
