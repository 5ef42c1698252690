import { stationsShown } from '@puquio/contract/boards/panels'
import type { PanelSections } from '../boards/service.ts'
import { readHydrochemistry } from './answer.ts'
import { diagramSections } from './diagram-sections.ts'

/** What a panel of a board shows of a diagram of water in files: its samples of approved campaigns, by station. */
export const hydrochemistryPanelSections: PanelSections = async ({
  scope,
  settings,
  filters,
  language,
}) => {
  const { diagram = 'piper' } = settings
  const { from, to } = filters
  const stations = stationsShown(settings, filters)
  const answer = await readHydrochemistry(scope, {
    stations,
    campaigns: undefined,
    from,
    to,
    unapproved: false,
  })
  return diagramSections(answer, { diagram, by: 'station', isPathDrawn: false, language })
}
