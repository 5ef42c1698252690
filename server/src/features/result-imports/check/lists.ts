import type {
  CheckedParameter,
  Fraction,
  ListedParameter,
  Matrix,
  ResultNames,
  Text,
} from '@puquio/domain'
import {
  checkedParameter,
  findOptionsOf,
  findUnit,
  nameKey,
  projectParameterFinder,
  stationKey,
  unitNames,
} from '@puquio/domain/laboratory-files'

/** What a file's names are looked up in: plain data, which crosses into the sandbox. */
export type ResultLists = {
  stations: { id: number; code: string; name: string }[]
  parameters: NamedParameter[]
  campaigns: Named[]
  laboratories: Named[]
  aliases: {
    kind: 'station' | 'parameter' | 'unit' | 'campaign' | 'laboratory'
    name: string
    id: number | null
    unit: string | null
  }[]
}

type Named = { id: number; name: string }

/** The names that files may have for it, its own among them. */
type NamedParameter = ListedParameter & {
  key: string
  name: Text
  symbol: string
  fraction: Fraction | null
  matrix: Matrix
}

export type ListNames = ResultNames & {
  byId: (id: number) => CheckedParameter | null
  stationOf: (id: number) => number | null
  campaignOf: (id: number) => number | null
  laboratoryOf: (id: number) => number | null
  unitOf: (key: string) => string | null
  matrixOf: (id: number) => Matrix
}

/** Returns how names of files are found: an alias first, then the lists. Methods are kept as they are written. */
export function namesOf({
  stations,
  parameters: listed,
  campaigns,
  laboratories,
  aliases,
}: ResultLists): ListNames {
  const ids = new Set(stations.map(({ id }) => id))
  const stationIds = new Map<string, number>()
  for (const { id, name } of stations) if (name !== '') stationIds.set(nameKey(name), id)
  for (const { id, code } of stations) stationIds.set(stationKey(code), id)
  const named = (kind: ResultLists['aliases'][number]['kind']) =>
    new Map(aliases.filter((one) => one.kind === kind).map((one) => [nameKey(one.name), one]))
  const aliasesOf = {
    station: named('station'),
    parameter: named('parameter'),
  }
  const ofCampaigns = finderOf(campaigns, named('campaign'))
  const ofLaboratories = finderOf(laboratories, named('laboratory'))
  const units = aliases.flatMap(({ kind, name, unit }) =>
    kind === 'unit' && unit !== null ? [{ name, unit }] : [],
  )
  const byId = new Map(listed.map((one) => [one.id, checkedParameter(one)]))
  const byKey = new Map(listed.map((one) => [one.key, one.id]))
  const find = projectParameterFinder(listed)
  const parameterOf = (id: number | null | undefined) => byId.get(id ?? 0) ?? null
  const matrices = new Map(listed.map((one) => [one.id, one.matrix]))
  return {
    station: (text) =>
      stationIds.get(stationKey(text)) ??
      aliasesOf.station.get(nameKey(text))?.id ??
      stationIds.get(nameKey(text)) ??
      null,
    parameter(text, beside) {
      const alias = aliasesOf.parameter.get(nameKey(text))
      if (alias) return parameterOf(alias.id)
      const found = find(text, findOptionsOf(beside))
      if (found.kind === 'several') return 'several'
      return found.kind === 'one' ? parameterOf(byKey.get(found.key)) : null
    },
    ...unitNames(listed, units),
    method: () => 0,
    campaign: ofCampaigns.find,
    laboratory: ofLaboratories.find,
    byId: parameterOf,
    stationOf: (id) => (ids.has(id) ? id : null),
    campaignOf: ofCampaigns.known,
    laboratoryOf: ofLaboratories.known,
    unitOf: findUnit,
    matrixOf: (id) => matrices.get(id) ?? 'water',
  }
}

/** Their own names go before others that they were given. */
function finderOf(
  list: readonly Named[],
  aliases: ReadonlyMap<string, ResultLists['aliases'][number]>,
) {
  const ids = new Set(list.map(({ id }) => id))
  const byName = new Map(list.map(({ id, name }) => [nameKey(name), id]))
  return {
    find(text: string): number | null {
      const key = nameKey(text)
      return byName.get(key) ?? aliases.get(key)?.id ?? null
    },
    known: (id: number): number | null => (ids.has(id) ? id : null),
  }
}
