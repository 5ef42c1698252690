import type { CommitmentNamed } from '@puquio/contract/commitments/record'
import { frequencies, frequencyTerms, nameKey, stationKey } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
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

/** Returns a search among the project's lists for what a document names; what is not beyond doubt stays null. */
export async function knownNames(
  scope: ProjectScope,
): Promise<(named: CommitmentNamed) => KnownIds> {
  const { components, subcomponents, miningComponents, rules, stations } = await readLists(scope)
  const meaning = await parameterMeanings(scope)
  const stationIds = new Map(stations.map(({ id, key }) => [key, id]))
  return (named) => {
    const subcomponent = fitting(subcomponents, named.subcomponent)
    const component =
      fitting(components, named.component) ??
      components.find(({ id }) => id === subcomponent?.componentId)
    return {
      componentId: component?.id ?? null,
      subcomponentId:
        subcomponent?.componentId === component?.id ? (subcomponent?.id ?? null) : null,
      miningComponentId: fitting(miningComponents, named.miningComponent)?.id ?? null,
      frequencyId: (fitting(rules, named.frequency) ?? ofRule(rules, named.frequency))?.id ?? null,
      stationIds: unique(
        (named.stations ?? []).flatMap((code) => stationIds.get(stationKey(code)) ?? []),
      ),
      parameterIds: unique(
        (named.parameters ?? []).flatMap((text) => {
          const ids = meaning(text)
          return ids.length === 1 ? ids : []
        }),
      ),
    }
  }
}

/** The entry of this name; else the only one whose name occurs in it, or the other way round. */
function fitting<One extends Entry>(
  entries: readonly One[],
  text: string | undefined,
): One | undefined {
  const key = nameKey(text ?? '')
  if (key === '') return undefined
  const same = entries.find(({ name }) => nameKey(name) === key)
  if (same) return same
  const near = entries.filter(
    ({ name }) => hasWords(key, nameKey(name)) || hasWords(nameKey(name), key),
  )
  return near.length === 1 ? near[0] : undefined
}

const hasWords = (text: string, words: string) => ` ${text} `.includes(` ${words} `)

/** The only frequency of the project whose rule is called so. */
function ofRule<One extends Entry & { rule: string }>(
  entries: readonly One[],
  text: string | undefined,
): One | undefined {
  const key = nameKey(text ?? '')
  const rule = frequencies.find((one) =>
    Object.values(frequencyTerms[one]).some((word) => nameKey(word) === key),
  )
  const found = entries.filter((one) => one.rule === rule)
  return found.length === 1 ? found[0] : undefined
}

const unique = (ids: readonly number[]) => [...new Set(ids)]
