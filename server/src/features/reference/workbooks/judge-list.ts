import type { CellIssue, ReferenceList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { allItems, type ItemRow, usedAmong } from '../items/store.ts'
import { allStations, type StationFields } from '../stations/store.ts'
import { type JudgedItem, judgeItems } from './judge-items.ts'
import { type JudgedStation, judgeStations } from './judge-stations.ts'
import type { ListTable } from './read-table.ts'

/** What a workbook's rows come to: bad cells in the order of the sheet, or rows to add and to edit. */
export type JudgedList<Row> = {
  issues: CellIssue[]
  rowCount: number
  created: Row[]
  edited: Row[]
}

export async function judgeItemList(
  scope: ProjectScope,
  list: ReferenceList,
  table: ListTable,
): Promise<JudgedList<JudgedItem>> {
  const issues: CellIssue[] = []
  const judged = judgeItems(list, table, await allItems(scope), issues)
  const edited = judged.filter(({ item, before }) => before && !isSameItem(item, before))
  if (list === 'frequencies') await refuseOtherRules(scope, edited)
  const created = judged.filter(({ before }) => !before)
  return { issues: inSheetOrder(issues), rowCount: judged.length, created, edited }
}

export async function judgeStationList(
  scope: ProjectScope,
  table: ListTable,
): Promise<JudgedList<JudgedStation>> {
  const issues: CellIssue[] = []
  const judged = judgeStations(table, await allStations(scope), issues)
  const created = judged.filter(({ before }) => !before)
  const edited = judged.filter((one) => one.before && !isSameStation(one))
  return { issues: inSheetOrder(issues), rowCount: judged.length, created, edited }
}

/** A frequency's rule stands once monitorings have their dates by it. */
async function refuseOtherRules(scope: ProjectScope, edited: readonly JudgedItem[]) {
  const changed = edited.filter(({ item, before }) => item.rule !== before?.rule)
  const ids = changed.flatMap(({ before }) => (before ? [before.id] : []))
  const used = await usedAmong(scope, 'frequencies', ids)
  for (const { before, cells } of changed)
    if (before && used.has(before.id)) cells.refuse('rule', 'in-use')
}

const inSheetOrder = (issues: CellIssue[]) =>
  issues.sort(
    (a, b) => a.row - b.row || a.column.length - b.column.length || (a.column < b.column ? -1 : 1),
  )

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
export const isConverted = ({ station, before }: JudgedStation) =>
  station.place?.sourceDatum === 'PSAD56' && before?.sourceDatum !== 'PSAD56'
