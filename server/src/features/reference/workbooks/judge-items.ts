import type { CellIssue, ReferenceList, ReferenceOption } from '@puquio/contract/reference'
import { nameKey } from '@puquio/domain'
import type { ItemRow } from '../items/store.ts'
import { findRule } from './known-words.ts'
import type { ListTable } from './read-table.ts'
import { type RowCells, repeatedRows, rowCells } from './row-cells.ts'

export type JudgedItem = {
  item: ItemRow
  /** The live entry of the same name, if there is one. */
  before: ReferenceOption | null
  cells: RowCells
}

/** Rows as entries: a name that the list has is that entry, any other a new one. */
export function judgeItems(
  list: ReferenceList,
  table: ListTable,
  lists: Readonly<Record<ReferenceList, readonly ReferenceOption[]>>,
  issues: CellIssue[],
): JudgedItem[] {
  const isRepeated = repeatedRows()
  const live = lists[list].filter(({ retiredAt }) => retiredAt === null)
  const known = new Map(live.map((item) => [keyOf(item.name, item.parentId), item]))
  const judged: JudgedItem[] = []
  for (const row of table.rows) {
    const cells = rowCells(table, row, issues)
    const name = cells.required('name', 100)
    const parent = list === 'subcomponents' ? findParent(cells, lists.components) : null
    const key = keyOf(name, parent)
    const before = known.get(key) ?? null
    const item = { name, ...ownFields(list, cells, parent, before) }
    if (cells.isRefused() || isRepeated(cells, 'name', key)) continue
    judged.push({ item, before, cells })
  }
  return judged
}

const keyOf = (name: string, parentId: number | null) => `${parentId ?? ''}/${nameKey(name)}`

function findParent(cells: RowCells, components: readonly ReferenceOption[]): number | null {
  const name = cells.required('component', 100)
  if (name === '') return null
  const named = components.filter((component) => nameKey(component.name) === nameKey(name))
  const live = named.find(({ retiredAt }) => retiredAt === null)
  if (live) return live.id
  cells.refuse('component', named.length > 0 ? 'retired' : 'not-in-list')
  return null
}

function ownFields(
  list: ReferenceList,
  cells: RowCells,
  parentId: number | null,
  before: ReferenceOption | null,
): Omit<ItemRow, 'name'> {
  if (list === 'subcomponents') return { component_id: parentId ?? 0 }
  if (list === 'profiles') return { parameters: parametersOf(cells) }
  if (list !== 'frequencies') return {}
  const word = cells.required('rule', 60)
  const rule = findRule(word)
  if (word !== '' && rule === null) cells.refuse('rule', 'not-in-list')
  const marginDays = cells.number('marginDays', { min: 0, max: 60 })
  if (marginDays !== null && !Number.isInteger(marginDays))
    cells.refuse('marginDays', 'whole-number')
  return {
    rule: rule ?? '',
    margin_days: cells.has('marginDays') ? marginDays : (before?.marginDays ?? null),
  }
}

function parametersOf(cells: RowCells): string[] {
  const text = cells.required('parameters', 6_200)
  const parameters = [...new Set(text.split(/\s*[;|]\s*/).filter((parameter) => parameter !== ''))]
  if (text !== '' && parameters.length === 0) cells.refuse('parameters', 'required')
  if (parameters.length > 100) cells.refuse('parameters', 'too-many-parameters', { max: 100 })
  if (parameters.some((parameter) => parameter.length > 60))
    cells.refuse('parameters', 'too-long', { max: 60 })
  return parameters
}
