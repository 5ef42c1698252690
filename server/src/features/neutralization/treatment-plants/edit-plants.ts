import type {
  NeutralizerInput,
  PlantInput,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import type { z } from 'zod'
import { orAlreadyExists } from '../../../platform/db/or-already-exists.ts'
import { holdRights } from '../../../platform/db/scopes/hold-rights.ts'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import { fieldProblem, Problem } from '../../../platform/problem.ts'
import {
  insertNeutralizer,
  readNeutralizers,
  updateNeutralizer,
  writePrices,
} from './neutralizers-store.ts'
import {
  countHeld,
  insertPlant,
  lockPlant,
  readPlants,
  updatePlant,
  writeProducts,
} from './plants-store.ts'

type PlantEdit = z.output<typeof treatmentPlantRoutes.editPlant.body>
type NeutralizerEdit = z.output<typeof treatmentPlantRoutes.editNeutralizer.body>

export const createPlant = (scope: ProjectScope, { products, ...plant }: PlantInput) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    await requireNamed(within, { products, ...plant })
    const id = await orAlreadyExists(insertPlant(within, plant), 'name', plant.name)
    await writeProducts(within, id, products)
    return { id }
  })

export const editPlant = (
  scope: ProjectScope,
  id: number,
  { products, version, isRetired, ...plant }: PlantEdit,
) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    if (!(await lockPlant(within, id))) throw new Problem('NOT_FOUND')
    await requireNamed(within, { products, ...plant })
    const [before] = await readPlants(within, { plantId: id })
    const isKept = (one: number) => products.some(({ neutralizerId }) => neutralizerId === one)
    // What days and deliveries name stays, or their doses would follow from nothing.
    if (before?.usedProducts.some((one) => !isKept(one)))
      throw fieldProblem('products', 'product-in-use')
    const edited = await orAlreadyExists(
      updatePlant(within, { id, version, isRetired }, plant),
      'name',
      plant.name,
    )
    if (!edited) throw new Problem('CHANGED_MEANWHILE')
    await writeProducts(within, id, products)
    return { id }
  })

/** Stations, variables and products are the project's, no product comes twice, and the shares are no more than the whole. */
async function requireNamed(scope: ProjectScope, plant: PlantInput): Promise<void> {
  const named = [
    ['station', 'inflowStationId'],
    ['station', 'effluentStationId'],
    ['variable', 'flowVariableId'],
    ['variable', 'phInVariableId'],
    ['variable', 'phOutVariableId'],
  ] as const
  for (const [table, field] of named) {
    const id = plant[field]
    if (id !== null && (await countHeld(scope, table, [id])) === 0)
      throw fieldProblem(field, 'not-in-list')
  }
  const ids = plant.products.map(({ neutralizerId }) => neutralizerId)
  if (new Set(ids).size < ids.length) throw fieldProblem('products', 'repeated-product')
  if ((await countHeld(scope, 'neutralizer', ids)) < ids.length)
    throw fieldProblem('products', 'not-in-list')
  const whole = plant.products.reduce((sum, { share }) => sum + share, 0)
  if (whole > 1 + 1e-9) throw fieldProblem('products', 'shares-exceed')
}

export const createNeutralizer = (scope: ProjectScope, { prices, ...one }: NeutralizerInput) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    requireDays(prices)
    const id = await orAlreadyExists(insertNeutralizer(within, one), 'name', one.name)
    await writePrices(within, id, prices)
    return { id }
  })

export const editNeutralizer = (
  scope: ProjectScope,
  id: number,
  { prices, version, isRetired, ...one }: NeutralizerEdit,
) =>
  scope.transaction(async (within) => {
    await holdRights(within, 'project:admin')
    requireDays(prices)
    const known = await readNeutralizers(within)
    if (!known.some((other) => other.id === id)) throw new Problem('NOT_FOUND')
    const edited = await orAlreadyExists(
      updateNeutralizer(within, { id, version, isRetired }, one),
      'name',
      one.name,
    )
    if (!edited) throw new Problem('CHANGED_MEANWHILE')
    await writePrices(within, id, prices)
    return { id }
  })

/** One price begins on a day. */
function requireDays(prices: NeutralizerInput['prices']): void {
  const repeated = prices.findIndex(({ fromOn }, at) =>
    prices.slice(0, at).some((other) => other.fromOn === fromOn),
  )
  if (repeated >= 0) throw fieldProblem(`prices.${repeated}.fromOn`, 'repeated-day')
}
