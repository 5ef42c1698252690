import type { CalculationInput } from '@puquio/contract/modi/calculations'
import {
  convertInstrument,
  type DerivedConstant,
  type DerivedInput,
  derivedKindFields,
  type DerivedKind,
  findInstrumentUnit,
  type InstrumentUnit,
  instrumentUnitNames,
  type LinearConvention,
  zonedInstant,
} from '@puquio/domain'

type Source = { variableId: number | null; withinS: number | null }
type Constant = { value: number | null; unit: string }

/** A calculation while it is filled in: fields of all kinds, of which a kind takes its own. */
export type CalculationDraft = {
  on: string | null
  time: string | null
  kind: 'factor' | DerivedKind
  definition: {
    correction: number | null
    adjustment: number | null
    convention: LinearConvention
    sources: Partial<Record<DerivedInput, Source>>
    constants: Partial<Record<DerivedConstant, Constant>>
  }
  note: string
}

export const emptyDraft = (today: string): CalculationDraft => ({
  on: today,
  time: '00:00',
  kind: 'factor',
  definition: {
    correction: 1,
    adjustment: 0,
    convention: 'reading-minus-zero',
    sources: {},
    constants: {},
  },
  note: '',
})

export const inputsOf = (kind: DerivedKind) =>
  Object.keys(derivedKindFields(kind).inputs) as DerivedInput[]
export const constantsOf = (kind: DerivedKind) =>
  Object.keys(derivedKindFields(kind).constants) as DerivedConstant[]

/** Whether a formula goes without it: a correction, or a constant that has a usual value. */
export const isOptional = (kind: DerivedKind, name: DerivedInput | DerivedConstant): boolean => {
  const { corrections, constants } = derivedKindFields(kind)
  return (
    corrections.some(
      (one) => one.input === name || one.constants.some((other) => other === name),
    ) || constants[name as DerivedConstant]?.default !== undefined
  )
}

export const usualUnit = (kind: DerivedKind, constant: DerivedConstant): InstrumentUnit =>
  derivedKindFields(kind).constants[constant]?.unit ?? '1'

/** The units in which a certificate may give a constant. */
export const unitsFor = (usual: InstrumentUnit): string[] => [
  usual,
  ...instrumentUnitNames.filter((name) => {
    const unit = findInstrumentUnit(name)
    return name !== usual && unit !== null && convertInstrument(1, unit, usual) !== null
  }),
]

/** What is sent: the fields of the kind alone, without those that are left empty. */
export const bodyOf = (draft: CalculationDraft, timeZone: string): CalculationInput => {
  const { on, time, kind, definition, note } = draft
  // The schema refuses what is no date.
  const validFrom = on && time ? instantOf(on, time, timeZone) : ''
  if (kind === 'factor') {
    const { correction, adjustment } = definition
    const factor = { kind, correction: given(correction), adjustment: given(adjustment) }
    return { validFrom, note, definition: factor }
  }
  const sources = inputsOf(kind).flatMap((input) => {
    const { variableId = null, withinS = null } = definition.sources[input] ?? {}
    return variableId === null ? [] : [[input, { variableId, withinS: withinS ?? 0 }] as const]
  })
  const constants = constantsOf(kind).flatMap((constant) => {
    const { value = null, unit = usualUnit(kind, constant) } = definition.constants[constant] ?? {}
    return value === null ? [] : [[constant, { value, unit }] as const]
  })
  return {
    validFrom,
    note,
    definition: {
      kind,
      ...(kind === 'linear-pressure' ? { convention: definition.convention } : {}),
      sources: Object.fromEntries(sources),
      constants: Object.fromEntries(constants),
    },
  }
}

/** An instant of a day and time of the project; a text that is none where they are none. */
export const instantOf = (on: string, time: string, timeZone: string): string => {
  try {
    return zonedInstant(on, time, timeZone)
  } catch {
    return ''
  }
}

const given = (value: number | null): number => value ?? Number.NaN
