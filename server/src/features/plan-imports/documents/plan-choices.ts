import { datumTerms, monitoringTypeTerms, yesNoTerms } from '@puquio/contract/terms'
import {
  datums,
  type Language,
  standards,
  utmZones,
  type PlanLists,
  type PlanColumn,
} from '@puquio/domain'

/** What the drop-down of each column offers, without what was retired; none where it is empty. */
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

/** Columns in which something of the person's own may be written, with a warning. */
export const openColumns: readonly PlanColumn[] = ['stationCode', 'standard', 'category']
