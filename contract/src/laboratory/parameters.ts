import {
  formulaLengthMax,
  fractions,
  matrices,
  parameterGroups,
  statistics,
  type UnitKey,
  units,
} from '@puquio/domain'
import { z } from 'zod'
import { route } from '../kit/route.ts'
import {
  flag,
  id,
  idText,
  instant,
  line,
  listQuery,
  nothing,
  pageOf,
  requiredLine,
  version,
} from '../kit/values.ts'
import { inLanguages } from './sample-record.ts'

/** Of the product's catalogue, of the project, or following from others by a formula of the project. */
export const parameterKinds = ['shipped', 'own', 'calculated'] as const
export type ParameterKind = (typeof parameterKinds)[number]

const numberOrNone = z.number().min(-1e15).max(1e15).nullable()

/** What a person says of a parameter of the project; a name that is left out is the Spanish one. */
const fields = z.object({
  name: z.object({ es: requiredLine(120), en: line(120), fr: line(120), pt: line(120) }),
  symbol: line(30),
  cas: line(12)
    .regex(/^\d{2,7}-\d{2}-\d$/)
    .nullable(),
  fraction: z.enum(fractions).nullable(),
  group: z.enum(parameterGroups),
  matrix: z.enum(matrices),
  unit: z.enum(Object.keys(units) as [UnitKey, ...UnitKey[]]),
  decimals: z.int().min(0).max(8),
  /** What is physically possible, in the unit. */
  min: numberOrNone,
  max: numberOrNone,
  molarMass: z.number().positive().max(100_000).nullable(),
  charge: z.int().min(-10).max(10).nullable(),
  /** What one result of it is: a sample, or the mean of so many hours. */
  reportedAs: z.enum(statistics),
  /** Over keys of measured parameters in brackets; null where it is measured itself. */
  formula: line(formulaLengthMax).nullable(),
})

export const parameterInput = fields
  .extend({ version: version.optional() })
  .refine(({ min, max }) => min === null || max === null || min <= max, {
    path: ['max'],
    params: { problem: 'max-below-min' },
  })
export type ParameterInput = z.output<typeof parameterInput>

export const parameterRow = fields.extend({
  id,
  version,
  name: inLanguages,
  symbol: z.string(),
  cas: z.string().nullable(),
  unit: z.string(),
  formula: z.string().nullable(),
  key: z.string(),
  kind: z.enum(parameterKinds),
  retiredAt: instant.nullable(),
  /** Other names that the product knows, and those that the project added. */
  knownNames: z.array(z.string()),
  aliases: z.array(z.object({ id, name: z.string() })),
  /** Whether it has results or limits; then its unit and matrix cannot be changed. */
  inUse: z.boolean(),
})
export type ParameterRow = z.infer<typeof parameterRow>

/** One that is not retired, for pickers and formulas. */
export const parameterChoice = z.object({
  id,
  key: z.string(),
  name: inLanguages,
  symbol: z.string(),
  fraction: z.enum(fractions).nullable(),
  matrix: z.enum(matrices),
  unit: z.string(),
  isCalculated: z.boolean(),
})
export type ParameterChoice = z.infer<typeof parameterChoice>

/** A text of profiles that means no parameter, or one of several. */
export const unresolvedName = z.object({
  text: z.string(),
  profiles: z.array(z.string()),
  /** Ids of the parameters that it may mean. */
  meanings: z.array(id),
})
export type UnresolvedName = z.infer<typeof unresolvedName>

const onProject = z.object({ projectId: idText })
const oneParameter = onProject.extend({ parameterId: idText })

export const parameterRoutes = {
  list: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/parameters',
    access: 'project:read',
    reads: ['reference'],
    summary:
      'Parameters of a project with their other names; retired=true gives the retired ones instead',
    params: onProject,
    query: listQuery(['name', 'symbol', 'group', 'unit']).extend({
      group: z.enum(parameterGroups).optional(),
      matrix: z.enum(matrices).optional(),
      kind: z.enum(parameterKinds).optional(),
      retired: flag,
    }),
    response: pageOf(parameterRow),
  }),
  choices: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/parameters/choices',
    access: 'project:read',
    reads: ['reference'],
    summary: 'Parameters of a project that are not retired, for pickers and formulas',
    params: onProject,
    response: z.array(parameterChoice),
  }),
  unresolved: route({
    method: 'GET',
    path: '/fkl-data-source/projects/:projectId/parameters/unresolved',
    access: 'project:read',
    reads: ['reference'],
    summary: 'Texts of profiles that mean no parameter, or one of several; an alias settles each',
    params: onProject,
    response: z.array(unresolvedName),
  }),
  create: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/parameters',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add a parameter of the project, measured or calculated by a formula over others',
    params: onProject,
    body: parameterInput,
    response: parameterRow,
    problems: ['ALREADY_EXISTS', 'TOO_MANY_PARAMETERS', 'TOO_MANY_CALCULATED_PARAMETERS'],
  }),
  edit: route({
    method: 'PUT',
    path: '/fkl-data-source/projects/:projectId/parameters/:parameterId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Edit a parameter of the project; those of the catalogue stay as they are',
    params: oneParameter,
    body: parameterInput,
    response: parameterRow,
    problems: [
      'ALREADY_EXISTS',
      'CHANGED_MEANWHILE',
      'IN_USE',
      'PARAMETER_IN_FORMULA',
      'PARAMETER_OF_CATALOGUE',
      'TOO_MANY_CALCULATED_PARAMETERS',
    ],
  }),
  retire: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/parameters/:parameterId/retire',
    access: 'project:admin',
    changes: ['reference'],
    summary:
      'Retire a parameter: laboratories’ results stay, and it is no longer offered nor calculated',
    params: oneParameter,
    response: parameterRow,
    problems: ['PARAMETER_IN_FORMULA'],
  }),
  restore: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/parameters/:parameterId/restore',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Offer a retired parameter again',
    params: oneParameter,
    response: parameterRow,
    problems: [
      'ALREADY_EXISTS',
      'FORMULA_OUTDATED',
      'TOO_MANY_PARAMETERS',
      'TOO_MANY_CALCULATED_PARAMETERS',
    ],
  }),
  addAlias: route({
    method: 'POST',
    path: '/fkl-data-source/projects/:projectId/parameters/:parameterId/aliases',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Add another name of a parameter, by which files and profiles name it',
    params: oneParameter,
    body: z.object({ name: requiredLine(100) }),
    response: parameterRow,
    problems: ['NAME_OF_PARAMETER', 'PARAMETER_RETIRED'],
  }),
  removeAlias: route({
    method: 'DELETE',
    path: '/fkl-data-source/projects/:projectId/parameters/:parameterId/aliases/:aliasId',
    access: 'project:admin',
    changes: ['reference'],
    summary: 'Remove another name of a parameter',
    params: oneParameter.extend({ aliasId: idText }),
    response: nothing,
  }),
}
