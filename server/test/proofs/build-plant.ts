import { randomUUID } from 'node:crypto'
import type { DayInput } from '@puquio/contract/laboratory/treatment-days'
import type { NeutralizerInput, PlantInput } from '@puquio/contract/laboratory/neutralization'
import { consumptionLimits } from '@puquio/domain'
import type { Database } from '../../src/platform/db/database.ts'
import { insert, type Row } from '../build.ts'

type Of = { project: { id: number }; admin: { id: number } }
const at = '2026-02-01T00:00:00Z'

/** A plant that doses one product against all of the acid. */
export const plantBody = (neutralizerId: number, given: Partial<PlantInput> = {}): PlantInput => ({
  name: `Planta ${randomUUID()}`,
  inflowStationId: null,
  effluentStationId: null,
  targetPh: 7.5,
  residualAcidity: 20,
  ...consumptionLimits,
  flowVariableId: null,
  phInVariableId: null,
  phOutVariableId: null,
  products: [{ neutralizerId, share: 1, lowStockDays: 7 }],
  ...given,
})

export const neutralizerBody = (given: Partial<NeutralizerInput> = {}): NeutralizerInput => ({
  name: `Cal ${randomUUID()}`,
  formula: 'CaOH2',
  purity: 0.9,
  efficiency: 0.85,
  prices: [{ fromOn: '2026-01-01', perT: 650, currency: 'PEN' }],
  ...given,
})

/** 3,888 m³ of acid water that used 1,500 kg. */
export const treatedDay = (neutralizerId: number, given: Partial<DayInput> = {}): DayInput => ({
  on: '2026-01-15',
  flowLs: 45,
  volumeM3: null,
  hours: null,
  phIn: 3.2,
  phOut: 7.4,
  acidityMgL: null,
  metals: { fe2: 60, fe3: 30, al: 25, mn: 12, zn: 8, cu: 2 },
  note: '',
  fromDevice: [],
  uses: [{ neutralizerId, kg: 1500, stockKg: 30_000 }],
  version: null,
  ...given,
})

export const deliveryBody = (neutralizerId: number) => ({
  neutralizerId,
  on: '2026-01-10',
  kg: 28_000,
  reference: 'GR-0012',
})

export const buildNeutralizer = (
  database: Database,
  { project, admin }: Of,
  columns: Record<string, unknown> = {},
): Promise<Row> =>
  insert(database, 'neutralizer', {
    projectId: project.id,
    name: `Cal ${randomUUID()}`,
    formula: 'CaOH2',
    purity: 0.9,
    efficiency: 0.85,
    createdAt: at,
    createdBy: admin.id,
    ...columns,
  })

type Dosing = Of & { neutralizer?: { id: number } }

/** Doses the product, where one is given. */
export async function buildPlant(
  database: Database,
  { project, admin, neutralizer }: Dosing,
): Promise<Row> {
  const plant = await insert(database, 'treatment_plant', {
    projectId: project.id,
    name: `Planta ${randomUUID()}`,
    ...consumptionLimits,
    createdAt: at,
    createdBy: admin.id,
  })
  if (neutralizer)
    await insert(database, 'plant_neutralizer', {
      projectId: project.id,
      plantId: plant.id,
      neutralizerId: neutralizer.id,
      position: 0,
      share: 1,
    })
  return plant
}

export const buildDelivery = (
  database: Database,
  { project, admin, neutralizer, plant }: Required<Dosing> & { plant: { id: number } },
): Promise<Row> =>
  insert(database, 'neutralizer_delivery', {
    projectId: project.id,
    plantId: plant.id,
    neutralizerId: neutralizer.id,
    receivedOn: '2026-01-10',
    kg: 28_000,
    createdAt: at,
    createdBy: admin.id,
  })

/** A plant with a product of a price, a delivery, and a day. */
export async function buildTreatment(database: Database, mine: Of) {
  const neutralizer = await buildNeutralizer(database, mine)
  const treatmentPlant = await buildPlant(database, { ...mine, neutralizer })
  const of = { projectId: mine.project.id, neutralizerId: neutralizer.id }
  await insert(database, 'neutralizer_price', {
    ...of,
    fromOn: '2026-01-01',
    perT: 650,
    currency: 'PEN',
  })
  const neutralizerDelivery = await buildDelivery(database, {
    ...mine,
    neutralizer,
    plant: treatmentPlant,
  })
  const day = { projectId: mine.project.id, plantId: treatmentPlant.id, treatedOn: '2026-01-14' }
  await insert(database, 'treatment_day', {
    ...day,
    flowLs: 45,
    changedAt: at,
    changedBy: mine.admin.id,
  })
  await insert(database, 'neutralizer_use', { ...day, neutralizerId: neutralizer.id, kg: 1500 })
  return { neutralizer, treatmentPlant, neutralizerDelivery }
}
