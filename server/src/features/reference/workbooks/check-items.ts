import type { CellIssue, ReferenceList, ReferenceOption } from '@puquio/contract/reference'
import { nameKey } from '@puquio/domain'
import { type ItemRow, type OwnField, ownFieldsOf } from '../items/tables.ts'
import {
  type SheetRowRead,
  readSheetRows,
  repeatedRows,
} from '../../../platform/tables/sheet-rows.ts'
import type { SheetRead } from '../../../platform/tables/read-sheet.ts'

export type CheckedItem = {
  item: ItemRow
  /** The live entry of the same name, if there is one. */
  before: ReferenceOption | null
  refuseRule: () => void
}
type ItemRead = SheetRowRead<ReferenceList>

/** Reads rows as entries: a known name is that entry, any other a new one. */
export function checkItems(
  list: ReferenceList,
  table: SheetRead,
  lists: Readonly<Record<ReferenceList, readonly ReferenceOption[]>>,
  issues: CellIssue[],
): CheckedItem[] {
  const isRepeated = repeatedRows()
  const live = lists[list].filter(({ retiredAt }) => retiredAt === null)
  const known = new Map(live.map((item) => [keyOf(item.name, item.parentId), item]))
  const components = lists.components.map(({ id, name, retiredAt }) => ({
    id,
    name,
    isRetired: retiredAt !== null,
  }))
  const checked: CheckedItem[] = []
  for (const read of readSheetRows(list, table, components, issues)) {
    const { name } = read.values
    const key = keyOf(name ?? '', componentOf(read))
    const before = known.get(key) ?? null
    const own = ownFieldsOf(list).map((field) => [field, readField[field](read, before)])
    const item: ItemRow = { name: name ?? '', ...Object.fromEntries(own) }
    if (read.isRefused() || isRepeated(read, 'name', key)) continue
    const { refuse } = read as SheetRowRead<'frequencies'>
    checked.push({ item, before, refuseRule: () => refuse('rule', 'in-use') })
  }
  return checked
}

const keyOf = (name: string, parentId: number | null) => `${parentId ?? ''}/${nameKey(name)}`

const componentOf = ({ values }: ItemRead): number | null =>
  'component' in values ? (values.component?.id ?? null) : null

/** Reads each field from the cells of its list. */
const readField: {
  [Field in OwnField]: (read: ItemRead, before: ReferenceOption | null) => ItemRow[Field]
} = {
  parentId: (read) => componentOf(read) ?? 0,
  rule: (read) => (read as SheetRowRead<'frequencies'>).values.rule ?? null,
  marginDays(read, before) {
    const { values, has } = read as SheetRowRead<'frequencies'>
    return has('marginDays') ? (values.marginDays ?? null) : (before?.marginDays ?? null)
  },
  parameters: (read) => parametersOf(read as SheetRowRead<'profiles'>),
}

function parametersOf({ values, refuse }: SheetRowRead<'profiles'>): string[] {
  const text = values.parameters ?? ''
  const parameters = [...new Set(text.split(/\s*[;|]\s*/).filter((parameter) => parameter !== ''))]
  if (text !== '' && parameters.length === 0) refuse('parameters', 'required')
  if (parameters.length > 100) refuse('parameters', 'too-many-parameters', { max: 100 })
  if (parameters.some((parameter) => parameter.length > 60))
    refuse('parameters', 'too-long', { max: 60 })
  return parameters
}
