import type { BoardFilters, PanelSettings } from '@puquio/contract/boards/panels'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ReportSection } from '../../platform/sections/section.ts'

export type AskedPanel = {
  scope: ProjectScope
  settings: PanelSettings
  filters: BoardFilters
  language: Language
  /** Where the board is seen on screen. */
  boardUrl: string
  signal: AbortSignal
  telemetry: Platform['telemetry']
}

/**
 * Reads what a panel shows, in the words of the page: for the PDF of its board, and its tables for a workbook and CSV.
 * Each kind's function is its feature's, and stands in `server/src/board-panels.ts`.
 */
export type PanelSections = (asked: AskedPanel) => Promise<readonly ReportSection[]>
