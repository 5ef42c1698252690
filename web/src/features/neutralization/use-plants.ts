import {
  type Neutralizer,
  type PlantInput,
  type TreatmentPlant,
  treatmentPlantRoutes,
} from '@puquio/contract/laboratory/neutralization'
import { useApi } from '../../lib/api/use-api.ts'
import { useProject } from '../../lib/project/project-context.ts'

export const usePlants = () => {
  const { id: projectId } = useProject()
  return useApi(treatmentPlantRoutes.list, { params: { projectId } })
}

/** The plant that the address names, else the first; undefined where there is none. */
export const chosenPlant = (
  plants: readonly TreatmentPlant[],
  id: number | undefined,
): TreatmentPlant | undefined =>
  plants.find((plant) => plant.id === id) ?? (id === undefined ? plants[0] : undefined)

export type PlantProduct = Neutralizer & Omit<PlantInput['products'][number], 'neutralizerId'>

/** What a plant doses, in its order. */
export const productsOf = (
  plant: TreatmentPlant,
  neutralizers: readonly Neutralizer[],
): PlantProduct[] =>
  plant.products.flatMap(({ neutralizerId, ...dosed }) => {
    const found = neutralizers.find(({ id }) => id === neutralizerId)
    return found ? [{ ...found, ...dosed }] : []
  })
