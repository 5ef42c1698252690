import { airParameters } from './air.ts'
import { aromaticHydrocarbons } from './aromatic-hydrocarbons.ts'
import { biological } from './biological.ts'
import { fieldParameters } from './field.ts'
import { ions } from './ions.ts'
import { metals } from './metals.ts'
import { noiseParameters } from './noise.ts'
import { nutrients } from './nutrients.ts'
import { organics } from './organics.ts'
import type { Parameter } from './parameter.ts'
import { physicalParameters } from './physical.ts'
import { soilParameters } from './soil.ts'

/** Every parameter that the product brings, by its key; a project adds its own. */
export const parameters = /* @__PURE__ */ Object.freeze({
  ...fieldParameters,
  ...physicalParameters,
  ...ions,
  ...nutrients,
  ...metals,
  ...organics,
  ...aromaticHydrocarbons,
  ...biological,
  ...airParameters,
  ...noiseParameters,
  ...soilParameters,
}) satisfies Record<string, Parameter>

export type ParameterKey = keyof typeof parameters

export const parameterOf = (key: ParameterKey): Parameter => parameters[key]

export const parameterKeys = (): ParameterKey[] => Object.keys(parameters) as ParameterKey[]

export const isParameterKey = (key: string): key is ParameterKey => Object.hasOwn(parameters, key)
