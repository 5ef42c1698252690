import type { ReferenceOption } from '@puquio/contract/reference'
import type { PlanImport } from '@puquio/contract/plan-imports'
import {
  frequencies,
  standards,
  utmZones,
  createPlanCheck,
  namedPlanLists,
  stationKey,
  type PlanLists,
  type TableCells,
  type PlanColumn,
  type PlanIssue,
} from '@puquio/domain'
import { useMemo } from 'react'
import { useProject } from '../../../lib/project/project-context.ts'
import { useLanguage } from '../../../lib/texts/locale.ts'
import { type Reference, useReference } from '../../../widgets/pickers/reference.ts'
import { understandCells, type UnderstoodAs } from './understood-as.ts'

type RowCheck = {
  /** Null until the project's lists are loaded. */
  issuesOf: ((cells: TableCells, row: number) => readonly PlanIssue[]) | null
  choicesOf: (column: PlanColumn) => readonly string[]
  /** What a cell means, where it is written differently. */
  understoodAs: UnderstoodAs
}

/** Checks a row in the browser by the server's rules. */
export const useRowCheck = ({ targetPlanId, codeAnswers, decimalMarks }: PlanImport): RowCheck => {
  const project = useProject()
  const language = useLanguage()
  const defaultType = targetPlanId === null ? 'scheduled' : 'additional'
  const { lists: entries, stations, isLoaded } = useReference()
  return useMemo(() => {
    if (!isLoaded) return { issuesOf: null, choicesOf: () => [], understoodAs: () => null }
    const lists = listsOf({ lists: entries, stations }, project)
    const choices = choicesIn(lists)
    // A new checker each time: it remembers earlier rows, and an edited row would count as a repetition of
    // itself.
    const issuesOf = (cells: TableCells, row: number) =>
      createPlanCheck(lists, { defaultType, codeAnswers, decimalMarks })(cells, row).issues
    const codes = new Map(lists.stations.map(({ code }) => [stationKey(code), code]))
    const codeOf = (text: string) => {
      const key = stationKey(text)
      return codeAnswers[key] ?? codes.get(key) ?? text
    }
    const named = namedPlanLists(lists)
    const understoodAs = understandCells({ codeOf, lists: named, decimalMarks, language })
    return { issuesOf, choicesOf: (column) => choices[column] ?? [], understoodAs }
  }, [entries, stations, isLoaded, project, defaultType, codeAnswers, decimalMarks, language])
}

const entry = ({ id, name, retiredAt }: ReferenceOption) => ({
  id,
  name,
  isRetired: retiredAt !== null,
})

const listsOf = ({ lists, stations }: Reference, seasons: PlanLists['seasons']): PlanLists => ({
  components: lists.components.map(entry),
  subcomponents: lists.subcomponents.map((one) => ({
    ...entry(one),
    componentId: one.parentId ?? 0,
  })),
  miningComponents: lists['mining-components'].map(entry),
  sourceTypes: lists['source-types'].map(entry),
  profiles: lists.profiles.map(entry),
  frequencies: lists.frequencies.map((one) => ({
    ...entry(one),
    rule: one.rule ?? frequencies[0],
    marginDays: one.marginDays,
  })),
  stations: stations.map(({ id, code, latitudeDeg, longitudeDeg, retiredAt }) => ({
    id,
    code,
    latitudeDeg,
    longitudeDeg,
    isRetired: retiredAt !== null,
  })),
  seasons,
})

const choicesIn = (lists: PlanLists): Partial<Record<PlanColumn, readonly string[]>> => {
  const names = (entries: readonly { name: string; isRetired: boolean }[]) => [
    ...new Set(entries.filter(({ isRetired }) => !isRetired).map(({ name }) => name)),
  ]
  return {
    stationCode: lists.stations.filter(({ isRetired }) => !isRetired).map(({ code }) => code),
    component: names(lists.components),
    subcomponent: names(lists.subcomponents),
    miningComponent: names(lists.miningComponents),
    sourceType: names(lists.sourceTypes),
    profile: names(lists.profiles),
    frequency: names(lists.frequencies),
    standard: standards.map(({ code }) => code),
    zone: utmZones.map((zone) => `${zone}S`),
  }
}
