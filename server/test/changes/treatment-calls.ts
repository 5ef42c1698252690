import type { Database } from '../../src/platform/db/database.ts'
import { buildMine } from '../build.ts'
import {
  buildTreatment,
  deliveryBody,
  neutralizerBody,
  plantBody,
  treatedDay,
} from '../proofs/build-plant.ts'
import { treatmentWorkbook } from '../workbooks/treatment-workbooks.ts'
import type { ChangeCall, ChangeName } from './change-call.ts'

type Feature = 'treatmentPlants' | 'treatmentDays'
type Calls = Record<Extract<ChangeName, `${Feature}.${string}`>, () => Promise<ChangeCall>>

/** Those of treatment plants and their days, for changeCalls. */
export function treatmentCalls(database: Database): Calls {
  const stage = async () => {
    const mine = await buildMine(database)
    const built = await buildTreatment(database, mine)
    return {
      ...built,
      as: mine.admin,
      of: { projectId: mine.project.id },
      ofPlant: { projectId: mine.project.id, plantId: built.treatmentPlant.id },
    }
  }
  type Stage = Awaited<ReturnType<typeof stage>>
  const staged = (call: (on: Stage) => Omit<ChangeCall, 'as'>) => async () => {
    const on = await stage()
    return { as: on.as, ...call(on) }
  }
  const workbook =
    (kg: string, body: Pick<ChangeCall, 'body'>) => async (): Promise<ChangeCall> => {
      const { as, of, neutralizer, treatmentPlant } = await stage()
      const [plant, product] = [String(treatmentPlant['name']), String(neutralizer['name'])]
      const file = await treatmentWorkbook([{ plant, on: '16/01/2026', neutralizer: product, kg }])
      return { as, params: of, ...body, file }
    }
  return {
    'treatmentPlants.createPlant': staged(({ of, neutralizer }) => ({
      params: of,
      body: plantBody(neutralizer.id),
    })),
    'treatmentPlants.editPlant': staged(({ ofPlant, neutralizer }) => ({
      params: ofPlant,
      body: { ...plantBody(neutralizer.id), isRetired: false, version: 1 },
    })),
    'treatmentPlants.createNeutralizer': staged(({ of }) => ({
      params: of,
      body: neutralizerBody(),
    })),
    'treatmentPlants.editNeutralizer': staged(({ of, neutralizer }) => ({
      params: { ...of, neutralizerId: neutralizer.id },
      body: { ...neutralizerBody(), isRetired: false, version: 1 },
    })),
    'treatmentDays.pdf': staged(({ ofPlant }) => ({
      params: ofPlant,
      body: { language: 'es' },
    })),
    'treatmentDays.save': staged(({ ofPlant, neutralizer }) => ({
      params: ofPlant,
      body: { days: [treatedDay(neutralizer.id)] },
    })),
    'treatmentDays.addDelivery': staged(({ ofPlant, neutralizer }) => ({
      params: ofPlant,
      body: deliveryBody(neutralizer.id),
    })),
    'treatmentDays.removeDelivery': staged(({ ofPlant, neutralizerDelivery }) => ({
      params: { ...ofPlant, neutralizerDeliveryId: neutralizerDelivery.id },
    })),
    'treatmentDays.importWorkbook': workbook('1500', { body: { save: 'yes' } }),
    'treatmentDays.errors': workbook('muchos', {}),
  }
}
