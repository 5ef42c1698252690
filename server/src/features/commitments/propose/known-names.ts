import type { CommitmentNamed } from '@puquio/contract/commitments/record'
import { frequencies, frequencyTerms, nameKey, stationKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { inSlices } from '../../../platform/in-slices.ts'
import { parameterMeanings } from '../../parameters/service.ts'
import { type Entry, readLists } from './lists-store.ts'

export type KnownIds = {
  componentId: number | null
  subcomponentId: number | null
  miningComponentId: number | null
  frequencyId: number | null
  stationIds: number[]
  parameterIds: number[]
}

/** What a document names, as the project's lists know it. */
export type KnownNames = (named: CommitmentNamed) => KnownIds

/**
 * Returns a search among the project's lists for what a document names; what is not beyond doubt stays null. What is
 * given is looked for at once, in slices, and is known by its text afterwards: thousands of proposals are looked up
 * without holding up the server, or a transaction.
 */
export async function knownNames(
  scope: ProjectScope,
  all: Iterable<CommitmentNamed>,
  signal?: AbortSignal,
): Promise<KnownNames> {
  const lists = await readLists(scope)
  const meaning = await parameterMeanings(scope)
  const find = {
    component: onceEach(fittingAmong(lists.components)),
    subcomponent: onceEach(fittingAmong(lists.subcomponents)),
    miningComponent: onceEach(fittingAmong(lists.miningComponents)),
    frequency: onceEach(frequencyAmong(lists.rules)),
    parameter: onceEach((text) => {
      const ids = meaning(text)
      return ids.length === 1 ? ids : []
    }),
  }
  const components = new Map(lists.components.map((one) => [one.id, one]))
  const stationIds = new Map(lists.stations.map(({ id, key }) => [key, id]))
  const names: KnownNames = (named) => {
    const subcomponent = find.subcomponent(named.subcomponent)
    const component =
      find.component(named.component) ?? components.get(subcomponent?.componentId ?? 0)
    return {
      componentId: component?.id ?? null,
      subcomponentId:
        subcomponent?.componentId === component?.id ? (subcomponent?.id ?? null) : null,
      miningComponentId: find.miningComponent(named.miningComponent)?.id ?? null,
      frequencyId: find.frequency(named.frequency)?.id ?? null,
      stationIds: unique(
        (named.stations ?? []).flatMap((code) => stationIds.get(stationKey(code)) ?? []),
      ),
      parameterIds: unique((named.parameters ?? []).flatMap((text) => find.parameter(text) ?? [])),
    }
  }
  await inSlices(eachOf(all, names), signal ? { signal } : {})
  return names
}

function* eachOf(all: Iterable<CommitmentNamed>, names: KnownNames): Generator<void, void> {
  for (const named of all) {
    names(named)
    yield
  }
}

function onceEach<Found>(find: (text: string) => Found) {
  const found = new Map<string, Found>()
  return (text: string | undefined): Found | undefined => {
    if (text === undefined) return undefined
    if (!found.has(text)) found.set(text, find(text))
    return found.get(text)
  }
}

/** Finds the entry of a name; else the only one whose name occurs in it, or the other way round. */
function fittingAmong<One extends Entry>(entries: readonly One[]) {
  const keyed = entries.map((entry) => ({ entry, key: nameKey(entry.name) }))
  const byKey = new Map(keyed.toReversed().map(({ entry, key }) => [key, entry]))
  return (text: string): One | undefined => {
    const key = nameKey(text)
    if (key === '') return undefined
    const same = byKey.get(key)
    if (same) return same
    const near = keyed.filter((one) => hasWords(key, one.key) || hasWords(one.key, key))
    return near.length === 1 ? near[0]?.entry : undefined
  }
}

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `)

/** Finds it by its name, or the only one of the project whose rule is called so. */
function frequencyAmong<One extends Entry & { rule: string }>(entries: readonly One[]) {
  const byName = fittingAmong(entries)
  const rules = new Map(
    frequencies
      .toReversed()
      .flatMap((rule) => Object.values(frequencyTerms[rule]).map((word) => [nameKey(word), rule])),
  )
  return (text: string): One | undefined => {
    const named = byName(text)
    if (named) return named
    const rule = rules.get(nameKey(text))
    const found = entries.filter((one) => one.rule === rule)
    return found.length === 1 ? found[0] : undefined
  }
}

const unique = (ids: readonly number[]) => [...new Set(ids)]
