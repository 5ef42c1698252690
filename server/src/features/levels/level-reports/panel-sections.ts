import { levelPeriod, wellsShown } from '@puquio/contract/levels/shown-wells'
import { levelTerms as terms } from '@puquio/contract/terms/levels/level-terms'
import { todayIn } from '@puquio/domain'
import type { PanelSections } from '../../boards/service.ts'
import { readDifferences, readLevels, readWells } from '../read-levels.ts'
import { isRainVariable } from '../wells-store.ts'
import { levelsSection } from './levels-section.ts'

/** A panel shows the levels of its wells over the board's period, and what they amount to. */
export const levelsPanelSections: PanelSections = async ({
  scope,
  telemetry,
  settings,
  filters,
  language,
}) => {
  const { timeZone } = scope
  const wells = wellsShown(await readWells({ telemetry }, scope, false), settings, filters)
  if (wells.length === 0)
    return [{ title: '', parts: [{ kind: 'text', text: terms.noLevels[language] }] }]
  const period = levelPeriod(filters, todayIn(timeZone, scope.clock.now()), timeZone)
  const asked = { wells: wells.map(({ id }) => id), from: period.from, to: period.to }
  const { rainVariable } = settings
  const rain =
    rainVariable !== undefined && (await isRainVariable(scope, rainVariable))
      ? rainVariable
      : undefined
  const { wells: levels, rain: fallen } = await readLevels({ telemetry }, scope, { ...asked, rain })
  const differences = await readDifferences({ telemetry }, scope, asked)
  const withGround = settings.withGround ?? false
  return [
    levelsSection(
      { wells, levels, differences, rain: fallen, period, withGround },
      { language, timeZone },
    ),
  ]
}
