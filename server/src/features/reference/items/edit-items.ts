import type { ReferenceItem, ReferenceList, referenceItemInput } from '@puquio/contract/reference'
import type { z } from 'zod'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import { Problem } from '../../../platform/problem.ts'
import { fieldProblem, orAlreadyExists, orInUse } from '../refusals.ts'
import {
  deleteItem,
  findItem,
  type ItemRow,
  insertItems,
  setItemRetired,
  updateItems,
} from './store.ts'

type Input = z.output<typeof referenceItemInput>

export async function createItem(
  scope: ProjectScope,
  list: ReferenceList,
  input: Input,
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
  input: Input & { version: number },
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

/**
 * The fields that the list asks for. What monitorings already stand on does not change under them:
 * a subcomponent's component, a frequency's rule.
 */
async function checkedRow(
  scope: ProjectScope,
  list: ReferenceList,
  { name, parentId, rule, marginDays, parameters }: Input,
  before?: ReferenceItem,
): Promise<ItemRow> {
  if (list === 'subcomponents') {
    if (!parentId) throw fieldProblem('parentId', 'required')
    if (before?.inUse && before.parentId !== parentId) throw inUse('parentId')
    const parent = await findItem(scope, 'components', parentId)
    if (!parent) throw fieldProblem('parentId', 'not-in-list')
    if (parent.retiredAt && before?.parentId !== parentId) throw fieldProblem('parentId', 'retired')
    return { name, component_id: parentId }
  }
  if (list === 'frequencies') {
    if (!rule) throw fieldProblem('rule', 'required')
    if (before?.inUse && before.rule !== rule) throw inUse('rule')
    return { name, rule, margin_days: marginDays ?? null }
  }
  if (list === 'profiles') {
    if (!parameters?.length) throw fieldProblem('parameters', 'required')
    return { name, parameters: [...new Set(parameters)] }
  }
  return { name }
}

const inUse = (path: string) => new Problem('IN_USE', {}, [{ path, code: 'in-use', params: {} }])
