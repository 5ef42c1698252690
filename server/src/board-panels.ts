import type { PanelKind } from '@puquio/contract/boards/panels'
import { alarmsPanelSections } from './features/alarms/service.ts'
import { compliancePanelSections } from './features/compliance/service.ts'
import { variationPanelSections } from './features/variation/service.ts'
import { neutralizerPanelSections } from './features/neutralization/service.ts'
import { pageSections, type PanelSections, textSections } from './features/boards/service.ts'
import { commitmentsPanelSections } from './features/commitments/service.ts'
import { mapSections } from './features/map-layers/service.ts'
import { devicesPanelSections } from './features/devices/service.ts'
import { keyFigurePanelSections, windRosePanelSections } from './features/panel-data/service.ts'
import { powerBiPanelSections } from './features/power-bi/service.ts'
import { levelsPanelSections } from './features/levels/service.ts'
import { readingsPanelSections } from './features/readings/service.ts'
import { exceedancesPanelSections } from './features/result-table/service.ts'
import { planProgressPanelSections } from './features/schedule/service.ts'
import { hydrochemistryPanelSections } from './features/hydrochemistry/service.ts'

/** What each kind of panel shows in the files of its board. */
export const boardPanels: Record<PanelKind, PanelSections> = {
  text: textSections,
  page: pageSections,
  'power-bi': powerBiPanelSections,
  alarms: alarmsPanelSections,
  devices: devicesPanelSections,
  exceedances: exceedancesPanelSections,
  'plan-progress': planProgressPanelSections,
  commitments: commitmentsPanelSections,
  hydrochemistry: hydrochemistryPanelSections,
  variation: variationPanelSections,
  compliance: compliancePanelSections,
  neutralizer: neutralizerPanelSections,
  levels: levelsPanelSections,
  'key-figure': keyFigurePanelSections,
  map: mapSections,
  readings: readingsPanelSections,
  'wind-rose': windRosePanelSections,
}
