import {
  dataQualifiers,
  matrices,
  nonDetectRules,
  outcomeReasons,
  outcomes,
  parameterGroups,
  qualifiers,
  qualityChecks,
} from '@puquio/domain'
import { z } from 'zod'
import { calendarDate, id, instant, version } from '../kit/values.ts'

/** What was taken: the water, air, noise or soil itself, or what checks the way to the laboratory. */
export const sampleTypes = [
  'normal',
  'duplicate',
  'field-blank',
  'trip-blank',
  'equipment-blank',
  'spike',
] as const

export const inLanguages = z.object({
  es: z.string(),
  en: z.string(),
  fr: z.string(),
  pt: z.string(),
})

/** A parameter that heads a column. */
export const shownParameter = z.object({
  id,
  name: inLanguages,
  symbol: z.string(),
  unit: z.string(),
})
export type ShownParameter = z.infer<typeof shownParameter>

/** By which a parameter is calculated where no laboratory reports it: `[key]` stands for an operand. */
export const shownFormula = z.object({
  text: z.string(),
  operands: z.array(shownParameter.extend({ key: z.string() })),
})
export type ShownFormula = z.infer<typeof shownFormula>

/** How a result compares with the limit in force. */
const evaluation = {
  /** Null for blanks and spikes, which are compared with nothing. */
  outcome: z.enum(outcomes).nullable(),
  reason: z.enum(outcomeReasons).nullable(),
  isWarning: z.boolean(),
}
const limit = z.object({
  standard: z.string(),
  category: z.string().nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  unit: z.string(),
  toBeVerified: z.boolean(),
})

/** Of a calculated result: the operands that were non-detects, and the rule by which they entered; else null. */
const calculated = z
  .object({ nonDetects: z.array(id), nonDetectRule: z.enum(nonDetectRules).nullable() })
  .nullable()

export const shownResult = z.object({
  parameterId: id,
  /** As the laboratory wrote it, in its unit. */
  text: z.string(),
  textUnit: z.string(),
  /** In the unit of the parameter. */
  value: z.number().nullable(),
  qualifier: z.enum(qualifiers).nullable(),
  ...evaluation,
  /** Exceeds as often as the project says that an exceedance is repeated. */
  isRepeated: z.boolean(),
  /** A person said that it is not to be used (R). */
  isRejected: z.boolean(),
  calculated,
  limit: limit.nullable(),
})
export type ShownResult = z.infer<typeof shownResult>

const named = z.object({ id, name: z.string() })

/** The numbers of a result, in the unit of its parameter, and its text in its own. */
const reported = {
  version: z.int(),
  text: z.string(),
  textUnit: z.string(),
  value: z.number().nullable(),
  qualifier: z.enum(qualifiers).nullable(),
  detectionLimit: z.number().nullable(),
  quantificationLimit: z.number().nullable(),
  uncertainty: z.number().nullable(),
  method: z.string().nullable(),
  laboratoryReference: z.string().nullable(),
  analysedOn: calendarDate.nullable(),
  enteredAt: instant,
  enteredBy: z.string(),
}
const resultVersion = z.object(reported)
export type ResultVersion = z.infer<typeof resultVersion>

export const sampleResult = z.object({
  ...reported,
  parameter: shownParameter.extend({
    group: z.enum(parameterGroups),
    /** Null where none is in force. */
    formula: shownFormula.nullable(),
  }),
  ...evaluation,
  calculated,
  limit: limit.extend({ source: z.string() }).nullable(),
  /** What a person said about its quality. */
  applied: z
    .object({ qualifier: z.enum(dataQualifiers), reason: z.string(), by: z.string() })
    .nullable(),
  /** Those that a later one replaced, the newest first. */
  earlier: z.array(resultVersion),
})
export type SampleResult = z.infer<typeof sampleResult>

/** What the checks of quality say; nobody edits it. */
const quality = z.object({
  findings: z.array(
    z.object({
      check: z.enum(qualityChecks),
      /** Null where it is of the sample as a whole. */
      parameterId: id.nullable(),
      /** Null where a person has to look at it first. */
      suggested: z.enum(dataQualifiers).nullable(),
      /** The numbers that say why. */
      params: z.record(z.string(), z.number()),
    }),
  ),
  /** How many results each check could be made of. */
  checked: z.record(z.enum(qualityChecks), z.int()),
  chargeBalance: z
    .object({ cationsMeqL: z.number(), anionsMeqL: z.number(), errorPercent: z.number() })
    .nullable(),
})
export type ShownQuality = z.infer<typeof quality>

export const sampleRecord = z.object({
  id,
  version,
  station: z.object({ id, code: z.string(), name: z.string() }),
  component: named.nullable(),
  subcomponent: named.nullable(),
  sampledOn: calendarDate,
  /** Null where only the day is known. */
  sampledAt: instant.nullable(),
  depthM: z.number().nullable(),
  matrix: z.enum(matrices),
  type: z.enum(sampleTypes),
  code: z.string(),
  source: z.string(),
  chainOfCustody: z.string().nullable(),
  campaign: named.extend({ isApproved: z.boolean() }),
  laboratory: named.nullable(),
  report: z.string().nullable(),
  /** The monitoring that it answers. */
  monitoring: z.object({ id, planId: id, plan: z.string(), estimatedOn: calendarDate }).nullable(),
  enteredAt: instant,
  enteredBy: z.string(),
  results: z.array(sampleResult),
  quality,
})
export type SampleRecord = z.infer<typeof sampleRecord>
