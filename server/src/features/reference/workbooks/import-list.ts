import type { AnyList, CellIssue, ListImport, ReferenceList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { insertItems, updateItems } from '../items/store.ts'
import { orChangedMeanwhile } from '../refusals.ts'
import { insertStations, updateStations } from '../stations/store.ts'
import { isConverted, checkItemList, checkStationList } from './check-list.ts'
import { type SheetRead, type SheetUpload, readSheet } from '../../../platform/tables/read-sheet.ts'
import { lockList } from './store.ts'

/** Adds and edits entries from a workbook in one transaction, or saves nothing and returns every bad cell. */
export async function importList(
  scope: ProjectScope,
  list: AnyList,
  upload: SheetUpload,
): Promise<ListImport> {
  const table = await readSheet(list, upload)
  return orChangedMeanwhile(
    scope.transaction(async (scope) => {
      await lockList(scope, list)
      return list === 'stations' ? saveStations(scope, table) : saveItems(scope, list, table)
    }),
  )
}

async function saveItems(
  scope: ProjectScope,
  list: ReferenceList,
  table: SheetRead,
): Promise<ListImport> {
  const { issues, rowCount, created, edited } = await checkItemList(scope, list, table)
  if (issues.length > 0) return refusal(issues)
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
  return result(rowCount, created.length, edited.length)
}

async function saveStations(scope: ProjectScope, table: SheetRead): Promise<ListImport> {
  const { issues, rowCount, created, edited } = await checkStationList(scope, table)
  if (issues.length > 0) return refusal(issues)
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
  return { ...result(rowCount, created.length, edited.length), converted }
}

async function allOrChanged(rows: readonly unknown[], updated: Promise<number[]>) {
  if ((await updated).length < rows.length) throw new Problem('CHANGED_MEANWHILE')
}

/** Most bad cells shown on screen; the errors workbook marks all of them. */
const issuesMax = 500

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
  issues: issues.slice(0, issuesMax),
})
