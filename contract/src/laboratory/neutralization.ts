import { currencies, neutralizerFormulas, treatmentBounds as bounds } from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import { givenDate, id, idText, requiredLine, version } from '../kit/values.ts'

export const bounded = ({ min, max }: { min: number; max: number }) => z.number().min(min).max(max)
/** A part of one, over zero. */
const part = z.number().gt(0).max(1)

const plantProduct = z.object({
  neutralizerId: id,
  /** The part of the acid that it is for. */
  share: part,
  /** Fewer days of stock are told of; null tells of none. */
  lowStockDays: bounded(bounds.lowStockDays).nullable(),
})

const plantFields = {
  name: requiredLine(100),
  inflowStationId: id.nullable(),
  effluentStationId: id.nullable(),
  targetPh: bounded(bounds.targetPh).nullable(),
  /** mg/L CaCO3 that may remain in the effluent. */
  residualAcidity: bounded(bounds.residual),
  dosePercent: bounded(bounds.dosePercent),
  phRise: bounded(bounds.phRise),
  plannedPercent: bounded(bounds.plannedPercent),
  flowVariableId: id.nullable(),
  phInVariableId: id.nullable(),
  phOutVariableId: id.nullable(),
  products: z.array(plantProduct).max(10),
}
export const plantInput = z.object(plantFields)
export type PlantInput = z.infer<typeof plantInput>

export const treatmentPlant = z.object({
  ...plantFields,
  id,
  isRetired: z.boolean(),
  /** Products of which there are days or deliveries, which stay. */
  usedProducts: z.array(id),
  version,
})
export type TreatmentPlant = z.infer<typeof treatmentPlant>

const price = z.object({
  fromOn: givenDate,
  /** For a tonne. */
  perT: bounded(bounds.pricePerT),
  currency: z.enum(currencies),
})

const neutralizerFields = {
  name: requiredLine(100),
  formula: z.enum(neutralizerFormulas),
  purity: part,
  efficiency: part,
  /** In force from their day until that of the next one. */
  prices: z.array(price).max(200),
}
export const neutralizerInput = z.object(neutralizerFields)
export type NeutralizerInput = z.infer<typeof neutralizerInput>

export const neutralizer = z.object({ ...neutralizerFields, id, isRetired: z.boolean(), version })
export type Neutralizer = z.infer<typeof neutralizer>

const station = z.object({ id, code: z.string(), name: z.string() })
/** A variable of a device as a plant names it. */
const namedVariable = z.object({ id, name: z.string(), device: z.string(), unit: z.string() })

const project = '/fkl-data-source/projects/:projectId'
export const plantsPath = `${project}/treatment-plants`
const neutralizersPath = `${project}/neutralizers`
const onProject = z.object({ projectId: idText })
export const onPlant = onProject.extend({ plantId: idText })
const onNeutralizer = onProject.extend({ neutralizerId: idText })
const changes = ['neutralization'] as const
/** One that is retired is no longer offered, and what was recorded of it stays. */
const retiring = { isRetired: z.boolean(), version }

export const treatmentPlantRoutes = {
  list: route({
    method: 'GET',
    path: plantsPath,
    access: 'project:read',
    reads: ['neutralization', 'reference', 'devices'],
    summary: 'The treatment plants of a project and what they neutralize with',
    params: onProject,
    response: z.object({
      plants: z.array(treatmentPlant),
      neutralizers: z.array(neutralizer),
      /** That plants name. */
      stations: z.array(station),
      variables: z.array(namedVariable),
    }),
  }),
  createPlant: route({
    method: 'POST',
    path: plantsPath,
    access: 'project:admin',
    changes,
    summary: 'Add a treatment plant',
    params: onProject,
    body: plantInput,
    response: z.object({ id }),
    problems: ['ALREADY_EXISTS'],
  }),
  editPlant: route({
    method: 'PUT',
    path: `${plantsPath}/:plantId`,
    access: 'project:admin',
    changes,
    summary: 'Edit a treatment plant, or retire it',
    params: onPlant,
    body: plantInput.extend(retiring),
    response: z.object({ id }),
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
  createNeutralizer: route({
    method: 'POST',
    path: neutralizersPath,
    access: 'project:admin',
    changes,
    summary: 'Add a product that acid water is neutralized with',
    params: onProject,
    body: neutralizerInput,
    response: z.object({ id }),
    problems: ['ALREADY_EXISTS'],
  }),
  editNeutralizer: route({
    method: 'PUT',
    path: `${neutralizersPath}/:neutralizerId`,
    access: 'project:admin',
    changes,
    summary: 'Edit a neutralizer with its prices, or retire it',
    params: onNeutralizer,
    body: neutralizerInput.extend(retiring),
    response: z.object({ id }),
    problems: ['ALREADY_EXISTS', 'CHANGED_MEANWHILE'],
  }),
}
