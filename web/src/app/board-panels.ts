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
  'power-bi': lazy(async () => ({
    default: (await import('../features/power-bi/panel/PowerBiPanel.tsx')).PowerBiPanel,
  })),
  alarms: lazy(async () => ({
    default: (await import('../features/alarms/panel/AlarmsPanel.tsx')).AlarmsPanel,
  })),
  devices: lazy(async () => ({
    default: (await import('../features/devices/panel/DevicesPanel.tsx')).DevicesPanel,
  })),
  exceedances: lazy(async () => ({
    default: (await import('../features/samples/panel/ExceedancesPanel.tsx')).ExceedancesPanel,
  })),
  'plan-progress': lazy(async () => ({
    default: (await import('../features/schedule/panel/PlanProgressPanel.tsx')).PlanProgressPanel,
  })),
  commitments: lazy(async () => ({
    default: (await import('../features/commitments/panel/CommitmentsPanel.tsx')).CommitmentsPanel,
  })),
  hydrochemistry: lazy(async () => ({
    default: (await import('../features/hydrochemistry/panel/HydrochemistryPanel.tsx'))
      .HydrochemistryPanel,
  })),
  'key-figure': lazy(async () => ({
    default: (await import('../features/panel-data/panel/KeyFigurePanel.tsx')).KeyFigurePanel,
  })),
  readings: lazy(async () => ({
    default: (await import('../features/readings/panel/ReadingsPanel.tsx')).ReadingsPanel,
  })),
  variation: lazy(async () => ({
    default: (await import('../features/variation/panel/VariationPanel.tsx')).VariationPanel,
  })),
  compliance: lazy(async () => ({
    default: (await import('../features/compliance/panel/CompliancePanel.tsx')).CompliancePanel,
  })),
  neutralizer: lazy(async () => ({
    default: (await import('../features/neutralization/panel/ConsumptionPanel.tsx'))
      .ConsumptionPanel,
  })),
  map: lazy(async () => ({
    default: (await import('../features/map-layers/panel/MapPanel.tsx')).MapPanel,
  })),
  levels: lazy(async () => ({
    default: (await import('../features/levels/panel/LevelsPanel.tsx')).LevelsPanel,
  })),
  'wind-rose': lazy(async () => ({
    default: (await import('../features/panel-data/panel/WindRosePanel.tsx')).WindRosePanel,
  })),
}
