import type {
  Consumption,
  ConsumptionQuery,
  ProductState,
  TreatmentDay,
} from '@puquio/contract/laboratory/treatment-days'
import { shownMonthsMax } from '@puquio/contract/laboratory/treatment-days'
import type { Neutralizer, TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import {
  addDays,
  addMonths,
  consumptionChange,
  consumptionTotals,
  derivedDay,
  firstOfMonth,
  followStock,
  isEffluentPhExceeded,
  lastOfMonth,
  monthOf,
  monthTotals,
  type StockOfDay,
  todayIn,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import { readDays, readDeliveries, readRange, readUses, type RecordedDay } from './days-store.ts'
import { readNeutralizers } from '../treatment-plants/neutralizers-store.ts'
import { readPlants } from '../treatment-plants/plants-store.ts'

/** Days before the first that is shown, by which consumption is compared with what was before. */
const daysBefore = 80

export type PlantConsumption = Consumption & {
  plant: TreatmentPlant
  /** Those that are asked for, in the plant's order. */
  neutralizers: Neutralizer[]
}

/** What a plant treated and used in a range of months, with all that follows from it. */
export async function readConsumption(
  scope: ProjectScope,
  plantId: number,
  { from: first, to: last, neutralizer }: ConsumptionQuery,
): Promise<PlantConsumption> {
  const [plant] = await readPlants(scope, { plantId })
  if (!plant) throw new Problem('NOT_FOUND')
  const known = await readNeutralizers(scope)
  const neutralizers = plant.products
    .filter(({ neutralizerId }) => neutralizer === undefined || neutralizerId === neutralizer)
    .flatMap(({ neutralizerId }) => known.find(({ id }) => id === neutralizerId) ?? [])
  const { from, to } = await shownMonths(scope, plantId, { first, last })
  const [start, end] = [firstOfMonth(from), lastOfMonth(to)]
  const recorded = await readDays(scope, plantId, { from: addDays(start, -daysBefore), to: end })
  const isAsked = ({ neutralizerId }: { neutralizerId: number }) =>
    neutralizers.some(({ id }) => id === neutralizerId)
  const deliveries = (await readDeliveries(scope, plantId, end)).filter(isAsked)
  const uses = await readUses(scope, plantId, end)
  const stock = new Map(
    neutralizers.map(({ id }) => {
      const of = <T extends { neutralizerId: number }>(all: readonly T[]) =>
        all.filter(({ neutralizerId }) => neutralizerId === id)
      return [id, followStock(of(uses), of(deliveries))]
    }),
  )
  const all = recorded.map((day) => shownDay(day, plant, neutralizers, stock))
  const days = all.filter(({ on }) => on >= start)
  const totalled = days.map(({ on, phOut, derived }) => ({
    on,
    phOut,
    volumeM3: derived.volumeM3,
    uses: derived.uses,
  }))
  return {
    plant,
    neutralizers,
    from,
    to,
    days,
    totals: consumptionTotals(totalled, neutralizers),
    months: monthTotals(totalled, neutralizers),
    products: neutralizers.map(({ id }) => stateOf(id, plant, all, stock.get(id) ?? [])),
    deliveries: deliveries.filter(({ on }) => on >= start),
  }
}

/** The months that are asked for; else the last twelve that there are days of. */
async function shownMonths(
  scope: ProjectScope,
  plantId: number,
  { first, last }: { first: string | undefined; last: string | undefined },
): Promise<{ from: string; to: string }> {
  const range = first === undefined || last === undefined ? await readRange(scope, plantId) : null
  const newest = monthOf(range?.to ?? todayIn(scope.timeZone, scope.clock.now()))
  const to = last ?? (first !== undefined && first > newest ? first : newest)
  const from = first ?? monthOf(addMonths(firstOfMonth(to), -11))
  if (from > to) throw fieldProblem('to', 'ends-before-start')
  if (monthOf(addMonths(firstOfMonth(from), shownMonthsMax)) <= to)
    throw fieldProblem('to', 'too-big', { max: shownMonthsMax })
  return { from, to }
}

function shownDay(
  day: RecordedDay,
  plant: TreatmentPlant,
  neutralizers: readonly Neutralizer[],
  stock: ReadonlyMap<number, readonly StockOfDay[]>,
): TreatmentDay {
  const derived = derivedDay(day, {
    residualMgL: plant.residualAcidity,
    neutralizers: neutralizers.map((one) => ({
      ...one,
      share: plant.products.find(({ neutralizerId }) => neutralizerId === one.id)?.share ?? 1,
    })),
  })
  const uses = derived.uses.map((use) => {
    const kept = stock.get(use.neutralizerId)?.find(({ on }) => on === day.on)
    return {
      ...use,
      kg: day.uses.find(({ neutralizerId }) => neutralizerId === use.neutralizerId)?.kg ?? null,
      stockKg: kept?.kg ?? null,
      stockFrom: kept && kept.kg !== null ? kept.from : null,
      daysLeft: kept?.daysLeft ?? null,
    }
  })
  return { ...day, derived: { ...derived, isPhExceeded: isEffluentPhExceeded(day.phOut), uses } }
}

function stateOf(
  neutralizerId: number,
  plant: TreatmentPlant,
  days: readonly TreatmentDay[],
  stock: readonly StockOfDay[],
): ProductState {
  const last = stock.at(-1)
  const product = plant.products.find((one) => one.neutralizerId === neutralizerId)
  const dosed = days.map(({ on, phOut, derived }) => {
    const use = derived.uses.find((one) => one.neutralizerId === neutralizerId)
    return {
      on,
      phOut,
      volumeM3: derived.volumeM3,
      kg: use?.kg ?? null,
      plannedKgM3: use?.plannedKgM3 ?? null,
    }
  })
  const least = product?.lowStockDays ?? null
  const daysLeft = last?.daysLeft ?? null
  return {
    neutralizerId,
    stock: last && last.kg !== null ? { ...last, kg: last.kg } : null,
    isLow: daysLeft !== null && least !== null && daysLeft < least,
    change: consumptionChange(dosed, plant),
  }
}
