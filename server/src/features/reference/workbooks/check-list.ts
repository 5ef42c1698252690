import type { CellIssue, ReferenceList } from '@puquio/contract/reference'
import type { StationFields } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { allItems, usedAmong } from '../items/store.ts'
import type { ItemRow } from '../items/tables.ts'
import { allStations } from '../stations/store.ts'
import { type CheckedItem, checkItems } from './check-items.ts'
import { type CheckedStation, checkStations } from './check-stations.ts'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'

/** The result of a check: bad cells in the order of the sheet, or rows to add and to edit. */
export type CheckedList<Row> = {
  issues: CellIssue[]
  rowCount: number
  created: Row[]
  edited: Row[]
}

export async function checkItemList(
  scope: ProjectScope,
  list: ReferenceList,
  table: SheetRead,
): Promise<CheckedList<CheckedItem>> {
  const issues: CellIssue[] = []
  const checked = checkItems(list, table, await allItems(scope), issues)
  const edited = checked.filter(({ item, before }) => before && !isSameItem(item, before))
  if (list === 'frequencies') await refuseOtherRules(scope, edited)
  const created = checked.filter(({ before }) => !before)
  return { issues: inSheetOrder(issues), rowCount: checked.length, created, edited }
}

export async function checkStationList(
  scope: ProjectScope,
  table: SheetRead,
): Promise<CheckedList<CheckedStation>> {
  const issues: CellIssue[] = []
  const checked = checkStations(table, await allStations(scope), issues)
  const created = checked.filter(({ before }) => !before)
  const edited = checked.filter((one) => one.before && !isSameStation(one))
  return { issues: inSheetOrder(issues), rowCount: checked.length, created, edited }
}

/** A frequency's rule cannot change once monitorings use it. */
async function refuseOtherRules(scope: ProjectScope, edited: readonly CheckedItem[]) {
  const changed = edited.filter(({ item, before }) => item.rule !== before?.rule)
  const ids = changed.flatMap(({ before }) => (before ? [before.id] : []))
  const used = await usedAmong(scope, 'frequencies', ids)
  for (const { before, refuseRule } of changed) if (before && used.has(before.id)) refuseRule()
}

const inSheetOrder = (issues: CellIssue[]) =>
  issues.sort(
    (a, b) => a.row - b.row || a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  )

/** Compares each field of a row: a field that is missing here would count as unchanged. */
type Same<Fields, Before> = Record<keyof Fields, (one: Fields, before: Before) => boolean>

const sameItem: Same<ItemRow, NonNullable<CheckedItem['before']>> = {
  name: (item, before) => item.name === before.name,
  parentId: (item, before) => (item.parentId ?? null) === before.parentId,
  rule: (item, before) => (item.rule ?? null) === before.rule,
  marginDays: (item, before) => (item.marginDays ?? null) === before.marginDays,
  parameters: (item, before) =>
    (item.parameters?.join('\n') ?? '') === (before.parameters?.join('\n') ?? ''),
}
const isSameItem = (item: ItemRow, before: NonNullable<CheckedItem['before']>) =>
  Object.values(sameItem).every((isSame) => isSame(item, before))

const sameStation: Same<StationFields, StationFields> = {
  code: (one, before) => one.code === before.code,
  name: (one, before) => one.name === before.name,
  kind: (one, before) => one.kind === before.kind,
  altitudeM: (one, before) => one.altitudeM === before.altitudeM,
  standard: (one, before) => one.standard === before.standard,
  category: (one, before) => one.category === before.category,
  point: ({ point: a }, { point: b }) =>
    a === null || b === null
      ? a === b
      : a.zone === b.zone &&
        a.sourceDatum === b.sourceDatum &&
        isNear(a.eastingM, b.eastingM) &&
        isNear(a.northingM, b.northingM),
}
function isSameStation({ station, before }: CheckedStation): boolean {
  const known: StationFields | null = before && { ...before, point: pointIn(before) }
  return known !== null && Object.values(sameStation).every((isSame) => isSame(station, known))
}

const pointIn = (before: NonNullable<CheckedStation['before']>) =>
  before.eastingM === null ? null : (before as unknown as NonNullable<StationFields['point']>)
const isNear = (a: number, b: number) => Math.abs(a - b) < 0.02
export const isConverted = ({ station, before }: CheckedStation) =>
  station.point?.sourceDatum === 'PSAD56' && before?.sourceDatum !== 'PSAD56'
