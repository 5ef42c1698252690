import type { ProductState } from '@puquio/contract/laboratory/treatment-days'
import { addDays, addressOf, monthOf, todayIn } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { notify } from '../../notifications/service.ts'
import { type PlantConsumption, readConsumption } from './consumption.ts'
import { readRange } from './days-store.ts'
import { readTold, writeTold } from '../treatment-plants/plants-store.ts'

/** What days longer ago say is no longer so: imports of past years tell of nothing. */
const currentDays = 14

/**
 * Called by whatever changes days, deliveries or products of a plant, in its transaction: tells once that stock is low or that
 * consumption is up, and again only after that was over.
 */
export async function tellStates(scope: ProjectScope, plantId: number): Promise<void> {
  const range = await readRange(scope, plantId)
  const today = todayIn(scope.timeZone, scope.clock.now())
  const isCurrent = range !== null && range.to >= addDays(today, -currentDays)
  const month = monthOf(range?.to ?? today)
  const found = await readConsumption(scope, plantId, { from: month, to: month })
  for (const told of await readTold(scope, plantId)) {
    const state = found.products.find((one) => one.neutralizerId === told.neutralizerId)
    const isLow = isCurrent && state?.isLow === true
    const isUp = isCurrent && state?.change?.isUp === true
    if (isLow === told.isLow && isUp === told.isUp) continue
    await writeTold(scope, { plantId, neutralizerId: told.neutralizerId }, { isLow, isUp })
    if (state && isLow && !told.isLow) await tellLow(scope, found, state, told.name)
    if (state && isUp && !told.isUp) await tellUp(scope, found, state, told.name)
  }
}

const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals))

const where = (scope: ProjectScope) => ({ projectId: scope.projectId })
const opensOf = ({ plant }: PlantConsumption) => ({
  opens: addressOf('Neutralizers', { search: { plant: plant.id } }),
})

const tellLow = (
  scope: ProjectScope,
  found: PlantConsumption,
  { stock }: ProductState,
  product: string,
) =>
  notify(
    scope,
    'neutralizer-low',
    {
      plant: found.plant.name,
      product,
      days: Math.floor(stock?.daysLeft ?? 0),
      kg: rounded(stock?.kg ?? 0, 0),
    },
    where(scope),
    opensOf(found),
  )

const tellUp = (
  scope: ProjectScope,
  found: PlantConsumption,
  { change }: ProductState,
  product: string,
) =>
  notify(
    scope,
    'neutralizer-up',
    {
      plant: found.plant.name,
      product,
      percent: rounded(change?.dosePercent ?? 0, 0),
      dose: rounded(change?.recentKgM3 ?? 0, 3),
      before: rounded(change?.beforeKgM3 ?? 0, 3),
    },
    where(scope),
    opensOf(found),
  )
