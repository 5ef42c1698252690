import { datumTerms, monitoringTypeTerms, yesNoTerms } from '@puquio/contract/terms'
import {
  datums,
  type Language,
  standards,
  utmZones,
  type PlanLists,
  type PlanColumn,
} from '@puquio/domain'

/** The values of each column's drop-down, without retired entries; no drop-down where there are none. */
export function planChoices(lists: PlanLists, language: Language): Map<PlanColumn, string[]> {
  const names = (entries: readonly { name: string; isRetired: boolean }[]) => [
    ...new Set(entries.filter(({ isRetired }) => !isRetired).map(({ name }) => name)),
  ]
  const live = lists.stations.filter(({ isRetired }) => !isRetired).map(({ code }) => code)
  const all: [PlanColumn, string[]][] = [
    ['stationCode', live.toSorted()],
    ['component', names(lists.components)],
    ['subcomponent', names(lists.subcomponents)],
    ['miningComponent', names(lists.miningComponents)],
    ['sourceType', names(lists.sourceTypes)],
    ['type', [monitoringTypeTerms.scheduled[language], monitoringTypeTerms.additional[language]]],
    ['profile', names(lists.profiles)],
    ['sample', [yesNoTerms.yes[language], yesNoTerms.no[language]]],
    ['frequency', names(lists.frequencies)],
    ['standard', standards.map(({ code }) => code)],
    ['category', standards.flatMap(({ categories }) => categories.map(({ code }) => code))],
    ['zone', utmZones.map((zone) => `${zone}S`)],
    ['datum', datums.map((datum) => datumTerms[datum][language])],
  ]
  return new Map(all.filter(([, words]) => words.length > 0))
}

/** Columns that also take other values, with a warning. */
export const openColumns: readonly PlanColumn[] = ['stationCode', 'standard', 'category']
