import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import type { TreatmentPlant } from '@puquio/contract/laboratory/neutralization'
import { derivedDay } from '@puquio/domain'
import type { PlantProduct } from '../use-plants.ts'

/** What follows from a day as it is typed, by the server's own formulas. */
export const derivedOf = (
  day: DayInput,
  plant: TreatmentPlant,
  products: readonly PlantProduct[],
) => derivedDay(day, { residualMgL: plant.residualAcidity, neutralizers: products })
