import type { AnyList, CellIssue, ListImport, ReferenceList } from '@puquio/contract/reference'
import type { Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { UploadedFile } from '../../../platform/http/upload.ts'
import { Problem } from '../../../platform/problem.ts'
import { allItems, findItem, insertItems, type ItemRow, updateItems } from '../items/store.ts'
import { orAlreadyExists } from '../refusals.ts'
import {
  allStations,
  insertStations,
  type StationFields,
  updateStations,
} from '../stations/store.ts'
import { type JudgedItem, judgeItems } from './judge-items.ts'
import { type JudgedStation, judgeStations } from './judge-stations.ts'
import { type ListTable, readTable } from './read-table.ts'

/** Adds and edits from a workbook, in one transaction: all of it, or nothing and every reason. */
export async function importList(
  scope: ProjectScope,
  list: AnyList,
  { file, language }: { file: UploadedFile; language: Language },
): Promise<ListImport> {
  const table = await readTable(list, file.path, language)
  const work = scope.transaction((scope) =>
    list === 'stations' ? saveStations(scope, table) : saveItems(scope, list, table),
  )
  return orAlreadyExists(work, list === 'stations' ? 'code' : 'name', '')
}

async function saveItems(
  scope: ProjectScope,
  list: ReferenceList,
  table: ListTable,
): Promise<ListImport> {
  const issues: CellIssue[] = []
  const judged = judgeItems(list, table, await allItems(scope), issues)
  const edited = judged.filter(({ item, before }) => before && !isSameItem(item, before))
  for (const one of edited) await refuseOtherRule(scope, list, one)
  if (issues.length > 0) return refusal(issues)
  const created = judged.filter(({ before }) => !before)
  if (created.length > 0)
    await insertItems(
      scope,
      list,
      created.map(({ item }) => item),
    )
  const rows = edited.map(({ item, before }) => ({
    ...item,
    id: before?.id ?? 0,
    version: before?.version ?? 0,
  }))
  await allOrChanged(rows, updateItems(scope, list, rows))
  return result(judged.length, created.length, edited.length)
}

async function saveStations(scope: ProjectScope, table: ListTable): Promise<ListImport> {
  const issues: CellIssue[] = []
  const judged = judgeStations(table, await allStations(scope), issues)
  if (issues.length > 0) return refusal(issues)
  const created = judged.filter(({ before }) => !before)
  const edited = judged.filter((one) => one.before && !isSameStation(one))
  if (created.length > 0)
    await insertStations(
      scope,
      created.map(({ station }) => station),
    )
  const rows = edited.map(({ station, before }) => ({
    ...station,
    id: before?.id ?? 0,
    version: before?.version ?? 0,
  }))
  await allOrChanged(rows, updateStations(scope, rows))
  const converted = [...created, ...edited].filter(isConverted).length
  return { ...result(judged.length, created.length, edited.length), converted }
}

async function refuseOtherRule(
  scope: ProjectScope,
  list: ReferenceList,
  { item, before, cells }: JudgedItem,
) {
  if (list !== 'frequencies' || !before || item.rule === before.rule) return
  const entry = await findItem(scope, list, before.id)
  if (entry?.inUse) cells.refuse('rule', 'in-use')
}

async function allOrChanged(rows: readonly unknown[], updated: Promise<number[]>) {
  if ((await updated).length < rows.length) throw new Problem('CHANGED_MEANWHILE')
}

const isSameItem = (item: ItemRow, before: NonNullable<JudgedItem['before']>) =>
  item.name === before.name &&
  (item.rule ?? null) === before.rule &&
  (item.margin_days ?? null) === before.marginDays &&
  (item.parameters?.join('\n') ?? '') === (before.parameters?.join('\n') ?? '')

function isSameStation({ station, before }: JudgedStation): boolean {
  const known: StationFields | null = before && { ...before, place: placeIn(before) }
  const texts = ['code', 'name', 'kind', 'standard', 'category', 'altitudeM'] as const
  if (!known || texts.some((field) => station[field] !== known[field])) return false
  const [a, b] = [station.place, known.place]
  if (!a || !b) return a === b
  return (
    a.zone === b.zone &&
    a.sourceDatum === b.sourceDatum &&
    isNear(a.eastingM, b.eastingM) &&
    isNear(a.northingM, b.northingM)
  )
}

const placeIn = (before: NonNullable<JudgedStation['before']>) =>
  before.eastingM === null ? null : (before as unknown as NonNullable<StationFields['place']>)
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.02
const isConverted = ({ station, before }: JudgedStation) =>
  station.place?.sourceDatum === 'PSAD56' && before?.sourceDatum !== 'PSAD56'

const result = (rows: number, created: number, edited: number): ListImport => ({
  created,
  edited,
  unchanged: rows - created - edited,
  converted: 0,
  issueCount: 0,
  issues: [],
})

const refusal = (issues: CellIssue[]): ListImport => ({
  ...result(0, 0, 0),
  issueCount: issues.length,
  issues: issues
    .toSorted(
      (a, b) =>
        a.row - b.row || a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
    )
    .slice(0, 500),
})
