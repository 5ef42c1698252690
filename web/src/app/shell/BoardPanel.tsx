import type { PanelKind } from '@puquio/contract/boards/panels'
import { createElement } from 'react'
import type { PanelProps } from '../../widgets/boards/panel.ts'
import { boardPanels } from '../board-panels.ts'

/** A panel of any kind; the registry of all of them loads with the first one. */
export const BoardPanel = ({ kind, ...props }: PanelProps & { kind: PanelKind }) =>
  createElement(boardPanels[kind], props)
