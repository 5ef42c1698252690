import type { Frequency } from '../../monitoring/frequencies.ts'
import type { Seasons } from '../../monitoring/seasons.ts'
import { frequencyTerms } from '../../monitoring/terms.ts'
import { knownWords, type Listed, type NamedList, namedList } from '../known-names.ts'

export type ListedSubcomponent = Listed & { componentId: number }
export type ListedFrequency = Listed & { rule: Frequency; marginDays: number | null }
export type KnownStation = {
  id: number
  code: string
  latitudeDeg: number | null
  longitudeDeg: number | null
  isRetired: boolean
}

/** The lists and stations of a project that the rows of a plan are checked against. */
export type PlanLists = {
  components: readonly Listed[]
  subcomponents: readonly ListedSubcomponent[]
  miningComponents: readonly Listed[]
  sourceTypes: readonly Listed[]
  profiles: readonly Listed[]
  frequencies: readonly ListedFrequency[]
  stations: readonly KnownStation[]
  seasons: Seasons
}

/** The lists whose entries the plan's cells name. */
export const namedPlanLists = (lists: PlanLists) => ({
  components: namedList(lists.components),
  miningComponents: namedList(lists.miningComponents),
  sourceTypes: namedList(lists.sourceTypes),
  profiles: namedList(lists.profiles),
  frequencies: frequenciesByName(lists.frequencies),
})

const ruleOf = knownWords(frequencyTerms)

/** By the project's name for it, else by the rule's own name in any language. */
const frequenciesByName = (entries: readonly ListedFrequency[]): NamedList<ListedFrequency> => {
  const byName = namedList(entries)
  const byRule = (text: string) => {
    const rule = ruleOf(text)
    return entries.find((entry) => entry.rule === rule && !entry.isRetired)
  }
  return { entries, find: (text) => byName.find(text) ?? byRule(text) }
}
