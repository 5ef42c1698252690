import { lazy } from 'react'
import type { PanelRegistry } from '../widgets/boards/panel.ts'

/** The component of each kind of panel, fetched when a board has one. */
export const boardPanels: PanelRegistry = {
  text: lazy(async () => ({
    default: (await import('../features/boards/panel/TextPanel.tsx')).TextPanel,
  })),
  page: lazy(async () => ({
    default: (await import('../features/boards/panel/PagePanel.tsx')).PagePanel,
  })),
}
