import type { DayInput, treatmentDayRoutes } from '@puquio/contract/laboratory/treatment-days'
import { todayIn } from '@puquio/domain'
import type { z } from 'zod'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { isEmptyDay, textOf } from './day-fields.ts'
import {
  deleteDays,
  deleteDelivery,
  insertDelivery,
  readDays,
  type RecordedDay,
  writeDays,
} from './days-store.ts'
import { lockPlant, readPlants } from '../treatment-plants/plants-store.ts'
import { tellStates } from './tell-states.ts'

type Saved = { saved: number; removed: number }
type DeliveryInput = z.output<typeof treatmentDayRoutes.addDelivery.body>

/** Records days of a plant, all or none; one that somebody changed meanwhile refuses them. */
export const saveDays = (
  scope: ProjectScope,
  plantId: number,
  days: readonly DayInput[],
): Promise<Saved> =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    await holdOpenPlant(within, plantId)
    return saveHeldDays(within, plantId, days)
  })

/** The same within a transaction that holds the plant; `isReplacing` takes each day over whatever there is. */
export async function saveHeldDays(
  scope: ProjectScope,
  plantId: number,
  days: readonly DayInput[],
  { isReplacing = false }: { isReplacing?: boolean } = {},
): Promise<Saved> {
  await requireDays(scope, plantId, days)
  const on = days.map((day) => day.on).toSorted()
  const [from, to] = [on[0], on.at(-1)]
  if (from === undefined || to === undefined) return { saved: 0, removed: 0 }
  const current = new Map(
    (await readDays(scope, plantId, { from, to })).map((day) => [day.on, day]),
  )
  const isOther = (day: DayInput) => (current.get(day.on)?.version ?? null) !== day.version
  if (!isReplacing && days.some(isOther)) throw new Problem('CHANGED_MEANWHILE')
  const emptied = days.filter((day) => isEmptyDay(day) && current.has(day.on))
  const changed = days.filter((day) => !isEmptyDay(day) && !isSame(current.get(day.on), day))
  if (emptied.length > 0)
    await deleteDays(
      scope,
      plantId,
      emptied.map((day) => day.on),
    )
  if (changed.length > 0) await writeDays(scope, plantId, changed)
  if (emptied.length + changed.length > 0) await tellStates(scope, plantId)
  return { saved: changed.length, removed: emptied.length }
}

export async function holdOpenPlant(scope: ProjectScope, plantId: number): Promise<void> {
  if (!(await lockPlant(scope, plantId))) throw new Problem('NOT_FOUND')
  const [plant] = await readPlants(scope, { plantId })
  if (plant?.isRetired) throw fieldProblem('plant', 'retired')
}

async function requireDays(
  scope: ProjectScope,
  plantId: number,
  days: readonly DayInput[],
): Promise<void> {
  const [plant] = await readPlants(scope, { plantId })
  const products = new Set(plant?.products.map(({ neutralizerId }) => neutralizerId))
  const today = todayIn(scope.timeZone, scope.clock.now())
  const seen = new Set<string>()
  for (const [index, { on, uses }] of days.entries()) {
    const at = `days.${index}`
    if (on > today) throw fieldProblem(`${at}.on`, 'in-future')
    if (seen.has(on)) throw fieldProblem(`${at}.on`, 'repeated-day')
    seen.add(on)
    const ids = uses.map(({ neutralizerId }) => neutralizerId)
    if (ids.some((id) => !products.has(id)) || new Set(ids).size < ids.length)
      throw fieldProblem(`${at}.uses`, 'not-in-list')
  }
}

const isSame = (current: RecordedDay | undefined, day: DayInput): boolean =>
  current !== undefined && textOf(current) === textOf(day)

export const addDelivery = (scope: ProjectScope, plantId: number, delivery: DeliveryInput) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    await holdOpenPlant(within, plantId)
    const [plant] = await readPlants(within, { plantId })
    if (!plant?.products.some(({ neutralizerId }) => neutralizerId === delivery.neutralizerId))
      throw fieldProblem('neutralizerId', 'not-in-list')
    if (delivery.on > todayIn(within.timeZone, within.clock.now()))
      throw fieldProblem('on', 'in-future')
    const id = await insertDelivery(within, plantId, delivery)
    await tellStates(within, plantId)
    return { id }
  })

export const removeDelivery = (scope: ProjectScope, plantId: number, deliveryId: number) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:write')
    if (!(await lockPlant(within, plantId))) throw new Problem('NOT_FOUND')
    if (!(await deleteDelivery(within, plantId, deliveryId))) throw new Problem('NOT_FOUND')
    await tellStates(within, plantId)
    return null
  })
