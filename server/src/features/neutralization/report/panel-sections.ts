import { monthsShown } from '@puquio/contract/laboratory/treatment-days'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import type { PanelSections } from '../../boards/service.ts'
import { readConsumption } from '../treatment-days/consumption.ts'
import { readPlants } from '../treatment-plants/plants-store.ts'
import {
  complianceSection,
  monthSection,
  noRecords,
  summarySection,
} from './consumption-sections.ts'

/** A plant's consumption in the months of the board: its figures, its charts, the totals of months and its effluent. */
export const neutralizerPanelSections: PanelSections = ({ scope, settings, filters, language }) =>
  scope.transaction(async (within) => {
    const plants = await readPlants(within)
    const plant =
      settings.plant === undefined ? plants[0] : plants.find(({ id }) => id === settings.plant)
    if (!plant)
      return [{ title: '', parts: [{ kind: 'text', text: terms.noPlantsTitle[language] }] }]
    const found = await readConsumption(within, plant.id, monthsShown(filters))
    if (found.days.length === 0) return [noRecords(found, language)]
    return [
      summarySection(found, language),
      monthSection(found, language),
      await complianceSection(within, found, language),
    ]
  })
