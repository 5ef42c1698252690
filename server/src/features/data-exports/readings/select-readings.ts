import type { ExportSource } from '@puquio/contract/laboratory/data-exports'
import { addDays, type Language, todayIn, zonedInstant } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Selection } from '../selection-store.ts'
import { type ExportedVariable, listVariables } from './variables-store.ts'

type Parts = Pick<Platform, 'telemetry'>

/** A variable with how many of its readings an export has. */
export type CountedVariable = ExportedVariable & { readings: number }

/** The instants of a selection's days on the project's clock: from the first, before the second. */
export function spanOf({ telemetry }: Parts, { timeZone }: ProjectScope, { from, to }: Selection) {
  const bounds = telemetry.timeBounds()
  const midnight = (on: string) => Date.parse(zonedInstant(on, '00:00', timeZone))
  return {
    fromMs: from === undefined ? bounds.fromMs : Math.max(midnight(from), bounds.fromMs),
    beforeMs:
      to === undefined ? bounds.beforeMs : Math.min(midnight(addDays(to, 1)), bounds.beforeMs),
  }
}

/** Every variable that has readings on the days of a selection, whatever else it chooses, with their number. */
export async function countVariables(
  platform: Parts,
  scope: ProjectScope,
  selection: Selection,
  language: Language,
): Promise<CountedVariable[]> {
  const variables = await listVariables(scope, language)
  const variableIds = variables.map(({ id }) => id)
  const span = spanOf(platform, scope, selection)
  const counts = await platform.telemetry.count({ variableIds, ...span })
  return variables.flatMap((variable) => {
    const readings = counts.get(variable.id) ?? 0
    return readings > 0 ? [{ ...variable, readings }] : []
  })
}

/** Whether a selection takes a variable; readings are of no component, which 0 stands for. */
export const isChosen = (
  { components, subcomponents, stations, parameters }: Selection,
  { stationId, parameterId }: Pick<ExportedVariable, 'stationId' | 'parameterId'>,
): boolean =>
  has(components, 0) &&
  has(subcomponents, 0) &&
  has(stations, stationId) &&
  has(parameters, parameterId)

const has = (chosen: readonly number[] | undefined, id: number | null) =>
  chosen === undefined || chosen.length === 0 || (id !== null && chosen.includes(id))

/** The readings that an export writes, in its order; none where it is of results alone. */
export const chosenVariables = async (
  platform: Parts,
  scope: ProjectScope,
  {
    selection,
    source,
    language,
  }: { selection: Selection; source: ExportSource; language: Language },
): Promise<CountedVariable[]> =>
  source === 'results'
    ? []
    : (await countVariables(platform, scope, selection, language)).filter((variable) =>
        isChosen(selection, variable),
      )

/** The days on which the project has readings; null where it has none. */
export async function readingDays(
  { telemetry }: Parts,
  scope: ProjectScope,
  language: Language,
): Promise<{ from: string; to: string } | null> {
  const ids = (await listVariables(scope, language)).map(({ id }) => id)
  const extent = await telemetry.extent(ids)
  const dayOf = (atMs: number) => todayIn(scope.timeZone, new Date(atMs))
  return extent && { from: dayOf(extent.fromMs), to: dayOf(extent.toMs) }
}
