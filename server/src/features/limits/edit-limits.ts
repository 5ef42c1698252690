import type { LimitInput, LimitShown } from '@puquio/contract/laboratory/limits'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import {
  findOwnLimit,
  insertLimit,
  isParameter,
  overlapsAnother,
  setLimitRetired,
  updateLimit,
} from './limits-store.ts'
import { spelledAs } from './spelling-store.ts'

export const createLimit = (scope: ProjectScope, input: LimitInput): Promise<LimitShown> =>
  scope.transaction(async (within) => {
    const spelled = await inProject(within, 0, input)
    await check(within, 0, spelled)
    return existing(within, await insertLimit(within, spelled))
  })

export const editLimit = (
  scope: ProjectScope,
  limitId: number,
  input: LimitInput,
): Promise<LimitShown> =>
  scope.transaction(async (within) => {
    await existing(within, limitId)
    const spelled = await inProject(within, limitId, input)
    await check(within, limitId, spelled)
    if (!(await updateLimit(within, limitId, spelled))) throw new Problem('CHANGED_MEANWHILE')
    return existing(within, limitId)
  })

/** Retires a limit at a moment; null restores it. */
export const retireLimit = (
  scope: ProjectScope,
  limitId: number,
  at: Date | null,
): Promise<LimitShown> =>
  scope.transaction(async (within) => {
    const before = await existing(within, limitId)
    if (at === null)
      await refuseOverlap(within, limitId, { ...before, category: before.category ?? '' })
    await setLimitRetired(within, limitId, at)
    return existing(within, limitId)
  })

async function existing(scope: ProjectScope, limitId: number): Promise<LimitShown> {
  const found = await findOwnLimit(scope, limitId)
  if (!found) throw new Problem('NOT_FOUND')
  return found
}

async function inProject(
  scope: ProjectScope,
  limitId: number,
  input: LimitInput,
): Promise<LimitInput> {
  const { standard, category } = await spelledAs(scope, input, limitId)
  return { ...input, standard, category: category ?? '' }
}

async function check(scope: ProjectScope, limitId: number, input: LimitInput): Promise<void> {
  if (!(await isParameter(scope, input.parameterId)))
    throw fieldProblem('parameterId', 'not-in-list')
  await refuseOverlap(scope, limitId, input)
}

async function refuseOverlap(
  scope: ProjectScope,
  limitId: number,
  one: Parameters<typeof overlapsAnother>[2],
): Promise<void> {
  if (await overlapsAnother(scope, limitId, one))
    throw new Problem('ALREADY_EXISTS', {}, [
      { path: 'validFrom', code: 'limit-overlaps', params: {} },
    ])
}
