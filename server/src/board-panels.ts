import type { PanelKind } from '@puquio/contract/boards/panels'
import { alarmSections } from './features/alarms/service.ts'
import { compliancePanelSections } from './features/compliance/service.ts'
import { variationPanelSections } from './features/variation/service.ts'
import { neutralizerPanelSections } from './features/neutralization/service.ts'
import { pageSections, type PanelSections, textSections } from './features/boards/service.ts'
import { commitmentSections } from './features/commitments/service.ts'
import { mapSections } from './features/map-layers/service.ts'
import { deviceSections } from './features/devices/service.ts'
import { keyFigureSections, windSections } from './features/panel-data/service.ts'
import { powerBiSections } from './features/power-bi/service.ts'
import { levelPanelSections } from './features/levels/service.ts'
import { readingSections } from './features/readings/service.ts'
import { exceedanceSections } from './features/result-table/service.ts'
import { planProgressSections } from './features/schedule/service.ts'
import { diagramPanel } from './features/hydrochemistry/service.ts'

/** What each kind of panel shows in the files of its board. */
export const boardPanels: Record<PanelKind, PanelSections> = {
  text: textSections,
  page: pageSections,
  'power-bi': powerBiSections,
  alarms: alarmSections,
  devices: deviceSections,
  exceedances: exceedanceSections,
  'plan-progress': planProgressSections,
  commitments: commitmentSections,
  hydrochemistry: diagramPanel,
  variation: variationPanelSections,
  compliance: compliancePanelSections,
  neutralizer: neutralizerPanelSections,
  levels: levelPanelSections,
  'key-figure': keyFigureSections,
  map: mapSections,
  readings: readingSections,
  'wind-rose': windSections,
}
