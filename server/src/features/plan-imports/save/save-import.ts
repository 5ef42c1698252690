import { addressOf, badCellsMax } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { linkByName } from '../../commitments/service.ts'
import { notify } from '../../notifications/service.ts'
import { holdPlan, lockPlanNames, uniquePlanName } from '../../plans/service.ts'
import type { Checks } from '../check/checks.ts'
import { readListsHash } from './lists-store.ts'
import { deleteRows } from '../rows-store.ts'
import {
  insertPlan,
  markSaved,
  readNames,
  type Saved,
  saveMonitorings,
  saveStations,
} from './saving-store.ts'
import { findImport, type ImportRow, lockImport, readImport } from '../store.ts'

type Wish = { key: string; title?: string | undefined; sameContentAccepted?: boolean | undefined }

/** The lists by which the rows were checked have changed: nothing was saved. */
class ListsChanged extends Error {}

/** Saves all in one transaction. A repeated request returns the plan of the first one. */
export async function saveImport(scope: ProjectScope, checks: Checks, wish: Wish): Promise<Saved> {
  try {
    const saved = await scope.transaction((scope) => saveAll(scope, wish))
    checks.behind(deleteRows(scope, wish.key))
    return saved
  } catch (error) {
    if (!(error instanceof ListsChanged) && !isTakenOrGone(error)) throw error
    const one = await findImport(scope, wish.key)
    if (one) await checks.repeat(scope, one)
    throw new Problem('IMPORT_NOT_READY', { state: 'checking', reason: 'lists-changed' })
  }
}

async function saveAll(scope: ProjectScope, wish: Wish): Promise<Saved> {
  const one = await lockImport(scope, wish.key)
  if (!one) throw new Problem('NOT_FOUND')
  const { state, summary } = one
  if (state === 'saved') return savedBefore(one)
  if (state !== 'checked' || !summary) throw new Problem('IMPORT_NOT_READY', { state })
  const count = summary.badCellCount
  if (count > 0) throw new Problem('IMPORT_HAS_ERRORS', { count, limit: badCellsMax })
  if (one.targetPlanId !== null) await holdPlan(scope, one.targetPlanId)
  // One save at a time from here, so that the second of the same content finds the first.
  await lockPlanNames(scope)
  await refuseSameContent(scope, wish)
  const planId = one.targetPlanId ?? (await makePlan(scope, wish.title))
  if ((await readListsHash(scope)) !== one.listsHash) throw new ListsChanged()
  const newStations = await saveStations(scope, wish.key)
  const monitorings = await saveMonitorings(scope, wish.key, planId)
  if (monitorings !== summary.monitorings)
    throw new Error(`${monitorings} of ${summary.monitorings} monitorings saved`)
  await linkByName(scope, { planId })
  const saved = { planId, monitorings, newStations }
  await markSaved(scope, wish.key, saved)
  await tellImported(scope, saved)
  return saved
}

async function tellImported(scope: ProjectScope, { planId, monitorings }: Saved) {
  const { projectId, userId } = scope
  const { plan, person } = await readNames(scope, planId)
  const where = { exceptId: userId, opens: addressOf('PlanningDetail', { planningId: planId }) }
  await notify(scope, 'plan-imported', { plan, person, count: monitorings }, { projectId }, where)
}

async function makePlan(scope: ProjectScope, title: string | undefined): Promise<number> {
  if (!title) throw fieldProblem('title', 'required')
  return insertPlan(scope, { title, name: await uniquePlanName(scope, title) })
}

async function refuseSameContent(scope: ProjectScope, { key, sameContentAccepted }: Wish) {
  if (sameContentAccepted) return
  const same = (await readImport(scope, key, 0))?.sameContentAs
  if (same) throw new Problem('IMPORT_SAME_CONTENT', { ...same })
}

const savedBefore = ({ planId, summary }: ImportRow): Saved => ({
  planId: planId as number,
  monitorings: summary?.monitorings ?? 0,
  newStations: summary?.newStations ?? 0,
})

/** A station was created, or an entry deleted, since the lists were read. */
const isTakenOrGone = (error: unknown) => {
  const { code, table } = (error ?? {}) as { code?: string; table?: string }
  return code === '23503' || (code === '23505' && table === 'station')
}
