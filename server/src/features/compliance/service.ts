import { parametersShown, stationsShown } from '@puquio/contract/boards/panels'
import type { PanelSections } from '../boards/service.ts'
import { complianceSections } from './sections.ts'

/** The panel of a board, in its files. */
export const compliancePanelSections: PanelSections = ({ scope, settings, filters, language }) =>
  scope.transaction((within) =>
    complianceSections(
      within,
      {
        stations: stationsShown(settings, filters),
        parameters: parametersShown(settings, filters),
        from: filters.from?.slice(0, 7),
        to: filters.to?.slice(0, 7),
      },
      { language, isWhole: false },
    ),
  )
