import type { PanelKind } from '@puquio/contract/boards/panels'
import { pageSections, type PanelSections, textSections } from './features/boards/service.ts'

/** What each kind of panel shows in the files of its board. */
export const boardPanels: Record<PanelKind, PanelSections> = {
  text: textSections,
  page: pageSections,
}
