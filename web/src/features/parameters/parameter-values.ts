import type { ParameterInput, ParameterRow } from '@puquio/contract/laboratory/parameters'
import type { UnitKey } from '@puquio/domain'

/** The form of a parameter: its texts are empty where the body has none. */
export type ParameterValues = Omit<ParameterInput, 'cas' | 'formula' | 'version'> & {
  cas: string
  formula: string
  isCalculated: boolean
}

export const valuesOf = (one: ParameterRow | null, isCalculated: boolean): ParameterValues => ({
  name: one?.name ?? { es: '', en: '', fr: '', pt: '' },
  symbol: one?.symbol ?? '',
  cas: one?.cas ?? '',
  fraction: one?.fraction ?? null,
  group: one?.group ?? 'physical',
  matrix: one?.matrix ?? 'water',
  unit: (one?.unit as UnitKey | undefined) ?? (isCalculated ? 'kg/d' : 'mg/L'),
  decimals: one?.decimals ?? 2,
  min: one ? one.min : 0,
  max: one?.max ?? null,
  molarMass: one?.molarMass ?? null,
  charge: one?.charge ?? null,
  reportedAs: one?.reportedAs ?? 'any-time',
  formula: one?.formula ?? '',
  isCalculated,
})

/** What is sent: a calculated one has no CAS number, mass nor charge of its own. */
export const bodyOf = ({ isCalculated, cas, formula, ...values }: ParameterValues) => ({
  ...values,
  cas: cas.trim() === '' ? null : cas.trim(),
  formula: isCalculated ? formula : null,
})
