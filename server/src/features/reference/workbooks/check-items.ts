import type { CellIssue, ReferenceList, ReferenceOption } from '@puquio/contract/reference'
import { nameKey } from '@puquio/domain'
import type { ItemRow } from '../items/store.ts'
import { type ListRowRead, readListRows, repeatedRows } from './list-rows.ts'
import type { ListTable } from './read-table.ts'

export type CheckedItem = {
  item: ItemRow
  /** The live entry of the same name, if there is one. */
  before: ReferenceOption | null
  refuseRule: () => void
}
type ItemRead = ListRowRead<ReferenceList>

/** Rows as entries: a name that the list has is that entry, any other a new one. */
export function checkItems(
  list: ReferenceList,
  table: ListTable,
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
  for (const read of readListRows(list, table, components, issues)) {
    const { name } = read.values
    const parent = 'component' in read.values ? (read.values.component?.id ?? null) : null
    const key = keyOf(name ?? '', parent)
    const before = known.get(key) ?? null
    const item = { name: name ?? '', ...ownFields(list, read, parent, before) }
    if (read.isRefused() || isRepeated(read, 'name', key)) continue
    const { refuse } = read as ListRowRead<'frequencies'>
    checked.push({ item, before, refuseRule: () => refuse('rule', 'in-use') })
  }
  return checked
}

const keyOf = (name: string, parentId: number | null) => `${parentId ?? ''}/${nameKey(name)}`

function ownFields(
  list: ReferenceList,
  read: ItemRead,
  parentId: number | null,
  before: ReferenceOption | null,
): Omit<ItemRow, 'name'> {
  if (list === 'subcomponents') return { component_id: parentId ?? 0 }
  if (list === 'profiles') return { parameters: parametersOf(read as ListRowRead<'profiles'>) }
  if (list !== 'frequencies') return {}
  const { values, has } = read as ListRowRead<'frequencies'>
  return {
    rule: values.rule ?? '',
    margin_days: has('marginDays') ? (values.marginDays ?? null) : (before?.marginDays ?? null),
  }
}

function parametersOf({ values, refuse }: ListRowRead<'profiles'>): string[] {
  const text = values.parameters ?? ''
  const parameters = [...new Set(text.split(/\s*[;|]\s*/).filter((parameter) => parameter !== ''))]
  if (text !== '' && parameters.length === 0) refuse('parameters', 'required')
  if (parameters.length > 100) refuse('parameters', 'too-many-parameters', { max: 100 })
  if (parameters.some((parameter) => parameter.length > 60))
    refuse('parameters', 'too-long', { max: 60 })
  return parameters
}
