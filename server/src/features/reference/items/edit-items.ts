import { nameMaxOf, type ReferenceItem, type ReferenceList } from '@puquio/contract/reference'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { orInUse } from '../refusals.ts'
import { deleteItem, findItem, insertItems, setItemRetired, updateItems } from './store.ts'
import { type ItemInput, type ItemRow, type OwnField, ownFieldsOf } from './tables.ts'

export async function createItem(
  scope: ProjectScope,
  list: ReferenceList,
  input: ItemInput,
): Promise<ReferenceItem> {
  return scope.transaction(async (scope) => {
    const row = await checkedRow(scope, list, input)
    const [id] = await orAlreadyExists(insertItems(scope, list, [row]), 'name', input.name)
    return existing(scope, list, id as number)
  })
}

export async function editItem(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
  input: ItemInput & { version: number },
): Promise<ReferenceItem> {
  return scope.transaction(async (scope) => {
    const before = await existing(scope, list, itemId)
    const row = await checkedRow(scope, list, input, before)
    const { version } = input
    const edited = await orAlreadyExists(
      updateItems(scope, list, [{ ...row, id: itemId, version }]),
      'name',
      input.name,
    )
    if (edited.length === 0) throw new Problem('CHANGED_MEANWHILE')
    return existing(scope, list, itemId)
  })
}

export async function retireItem(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
  at: Date | null,
): Promise<ReferenceItem> {
  return scope.transaction(async (scope) => {
    const { name } = await existing(scope, list, itemId)
    await orAlreadyExists(setItemRetired(scope, list, itemId, at), 'name', name)
    return existing(scope, list, itemId)
  })
}

export async function removeItem(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
): Promise<void> {
  const isDeleted = await orInUse(deleteItem(scope, list, itemId))
  if (!isDeleted) throw new Problem('NOT_FOUND')
}

async function existing(
  scope: ProjectScope,
  list: ReferenceList,
  itemId: number,
): Promise<ReferenceItem> {
  const item = await findItem(scope, list, itemId)
  if (!item) throw new Problem('NOT_FOUND')
  return item
}

type Given = { scope: ProjectScope; input: ItemInput; before: ReferenceItem | undefined }
type Checks = { [Field in OwnField]: (given: Given) => ItemRow[Field] | Promise<ItemRow[Field]> }

/**
 * The checks of each field that the list has. Values that monitorings depend on do not change: a
 * subcomponent's component, a frequency's rule.
 */
const checks: Checks = {
  async parentId({ scope, input: { parentId }, before }) {
    if (!parentId) throw fieldProblem('parentId', 'required')
    if (before?.inUse && before.parentId !== parentId) throw inUse('parentId')
    const parent = await findItem(scope, 'components', parentId)
    if (!parent) throw fieldProblem('parentId', 'not-in-list')
    if (parent.retiredAt && before?.parentId !== parentId) throw fieldProblem('parentId', 'retired')
    return parentId
  },
  rule({ input: { rule }, before }) {
    if (!rule) throw fieldProblem('rule', 'required')
    if (before?.inUse && before.rule !== rule) throw inUse('rule')
    return rule
  },
  marginDays: ({ input: { marginDays } }) => marginDays ?? null,
  parameters({ input: { parameters } }) {
    if (!parameters?.length) throw fieldProblem('parameters', 'required')
    return [...new Set(parameters)]
  },
}

/** The name and the fields that the list has. */
async function checkedRow(
  scope: ProjectScope,
  list: ReferenceList,
  input: ItemInput,
  before?: ReferenceItem,
): Promise<ItemRow> {
  const own: Partial<Record<OwnField, unknown>> = {}
  const max = nameMaxOf(list)
  if (input.name.length > max) throw fieldProblem('name', 'too-long', { max })
  for (const field of ownFieldsOf(list)) own[field] = await checks[field]({ scope, input, before })
  return { name: input.name, ...(own as Pick<ItemRow, OwnField>) }
}

const inUse = (path: string) => new Problem('IN_USE', {}, [{ path, code: 'in-use', params: {} }])
