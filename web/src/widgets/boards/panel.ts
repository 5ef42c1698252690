import type {
  BoardFilters,
  PanelHeight,
  PanelKind,
  PanelSettings,
} from '@puquio/contract/boards/panels'
import { type ComponentType, createContext, useContext } from 'react'

/** What a panel is given; it asks its feature's own route for what it shows, and fills its place. */
export type PanelProps = {
  settings: PanelSettings
  filters: BoardFilters
  height: PanelHeight
}

/** Pixels of a figure that shares its panel with a line or two of text, by the panel's height. */
const figureHeights: Record<PanelHeight, number> = { low: 160, middle: 280, tall: 500 }

/** Pixels within a panel; on a wall its board fills the screen, and nobody scrolls. */
export type PanelRoom = { widthPx: number; heightPx: number; isWall: boolean }

/** Null where a panel is as tall as what is in it. */
export const PanelRoomContext = createContext<PanelRoom | null>(null)
export const usePanelRoom = (): PanelRoom | null => useContext(PanelRoomContext)

/** Beside its figure a panel has so many pixels of text. */
const besideFigure: Record<PanelHeight, number> = { low: 40, middle: 80, tall: 90 }

/** Pixels of a figure: of its panel's height, or of the room that the panel has on a wall. */
export function useFigureHeight(height: PanelHeight): number {
  const room = usePanelRoom()
  return room?.isWall ? Math.max(120, room.heightPx - besideFigure[height]) : figureHeights[height]
}

/** Where a panel stands: by this its feature's route finds it, where what it shows is not the reader's to name. */
export type PanelPlace = { urir: string; panel: number }
export const PanelPlaceContext = createContext<PanelPlace | null>(null)

/** Each kind's component (`web/src/app/board-panels.ts`), which loads when a board has one. */
export type PanelRegistry = Record<PanelKind, ComponentType<PanelProps>>

/** A panel of any kind, from the registry of the application: features do not import each other. */
export const PanelOfKind = createContext<ComponentType<PanelProps & { kind: PanelKind }> | null>(
  null,
)
