import type {
  ActionInput,
  ActionOriginInput,
  correctiveActionRoutes,
} from '@puquio/contract/commitments/corrective-actions'
import { actionMover, actionName, addressOf } from '@puquio/domain'
import type { z } from 'zod'
import { holdRights } from '../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../platform/problem.ts'
import { membersOf, notify } from '../notifications/service.ts'
import {
  type HeldAction,
  insertAction,
  insertActionEvent,
  lockAction,
  moveAction,
  type OriginColumns,
  updateAction,
} from './actions-store.ts'
import { isWrong } from './origins-store.ts'

/** Opens an action for something that was found wrong, and tells its owner. */
export const openAction = (scope: ProjectScope, input: ActionInput): Promise<number> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    await requireOwner(within, input.ownerId)
    const found = await isWrong(within, input.origin)
    if (found === null) throw fieldProblem('origin', 'not-in-list')
    if (!found) throw new Problem('NOTHING_WRONG')
    const { id, number } = await insertAction(within, input, columnsOfOrigin(input.origin))
    await insertActionEvent(within, { actionId: id, kind: 'opened' })
    await tellOwner(within, id, { number, ...input })
    return id
  })

export const editAction = (
  scope: ProjectScope,
  id: number,
  { version, ...input }: z.output<typeof correctiveActionRoutes.edit.body>,
): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const held = await holdVersion(within, id, version)
    if (held.state !== 'open') throw new Problem('ACTION_DONE')
    const isOthers = input.ownerId !== held.ownerId
    if (isOthers) await requireOwner(within, input.ownerId)
    await updateAction(within, { id, version }, input)
    await insertActionEvent(within, { actionId: id, kind: 'edited' })
    if (isOthers) await tellOwner(within, id, { ...held, ...input })
  })

export const changeAction = (
  scope: ProjectScope,
  id: number,
  { state: to, comment, doneOn, version }: z.output<typeof correctiveActionRoutes.change.body>,
): Promise<void> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    const held = await holdVersion(within, id, version)
    const { state: from, today } = held
    const mover = actionMover(from, to)
    if (mover === null) throw new Problem(from === 'open' ? 'ACTION_NOT_DONE' : 'ACTION_DONE')
    if (mover === 'reviewer' && !held.mayReview) throw new Problem('NOT_REVIEWER')
    if (comment === '') throw fieldProblem('comment', 'required')
    if (doneOn !== null && doneOn > today) throw fieldProblem('doneOn', 'in-future')
    const done = doneOn ?? today
    await moveAction(within, { id, version }, { state: to, comment, doneOn: done })
    const kind = to === 'open' ? 'reopened' : to
    const on = to === 'done' ? { doneOn: done } : {}
    await insertActionEvent(within, { actionId: id, kind, comment, ...on })
    if (to === 'done') await tellReviewers(within, id, held)
  })

async function holdVersion(scope: ProjectScope, id: number, version: number): Promise<HeldAction> {
  const held = await lockAction(scope, id)
  if (held === null) throw new Problem('NOT_FOUND')
  if (held.version !== version) throw new Problem('CHANGED_MEANWHILE')
  return held
}

function columnsOfOrigin(origin: ActionOriginInput): OriginColumns {
  switch (origin.kind) {
    case 'mishap':
      return { monitoringId: origin.id }
    case 'task':
      return { occurrenceId: origin.id }
    case 'exceedance':
      return { sampleId: origin.id, parameterId: origin.parameterId }
    case 'alarm':
      return { alarmId: origin.id }
    case 'commitment':
      return { commitmentId: origin.id }
    case 'other':
      return {}
  }
}

async function requireOwner(scope: ProjectScope, ownerId: number): Promise<void> {
  const asked = { projectId: scope.projectId, audience: 'writers', exceptId: null } as const
  const [found] = await membersOf(scope, { ...asked, userIds: [ownerId] })
  if (!found) throw fieldProblem('ownerId', 'not-in-list')
}

type Told = { number: number; title: string; ownerId: number; dueOn: string }

const tellOwner = (scope: ProjectScope, actionId: number, { ownerId, dueOn, ...named }: Told) =>
  notify(
    scope,
    'action-opened',
    { action: actionName(named), date: dueOn },
    { projectId: scope.projectId },
    {
      exceptId: scope.userId,
      toIds: [ownerId],
      opens: addressOf('CorrectiveAction', { actionId }),
    },
  )

/** Administrators other than the owner, whoever of them said that it is done. */
const tellReviewers = (scope: ProjectScope, actionId: number, held: HeldAction) =>
  notify(
    scope,
    'action-to-close',
    { action: actionName(held), owner: held.ownerName },
    { projectId: scope.projectId },
    { exceptId: held.ownerId, opens: addressOf('CorrectiveAction', { actionId }) },
  )
