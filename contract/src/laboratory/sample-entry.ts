import { dataQualifiers, matrices } from '@puquio/domain'
import { z } from 'zod'
import { campaignName } from './campaigns.ts'
import {
  givenDate,
  id,
  line,
  requiredLine,
  requiredText,
  timeOfDay,
  version,
} from '../kit/values.ts'
import { sampleTypes, shownParameter } from './sample-record.ts'

/** A sample is of some hundred parameters at most. */
export const enteredResultsMax = 400

/** One result as a person or another system writes it; texts as the laboratory has them, '' where there are none. */
export const enteredResult = z.object({
  parameterId: id,
  /** "0,0233", "<0.005", "ND". */
  text: requiredLine(80),
  /** Empty only where the parameter has none, as pH. */
  unit: line(40).optional(),
  detectionLimit: line(40).optional(),
  quantificationLimit: line(40).optional(),
  uncertainty: line(40).optional(),
  method: line(200).optional(),
  laboratoryReference: line(100).optional(),
  analysedOn: givenDate.nullable().optional(),
})
export type EnteredResultInput = z.input<typeof enteredResult>

export const enteredSample = z.object({
  stationId: id,
  componentId: id.nullable().optional(),
  subcomponentId: id.nullable().optional(),
  sampledOn: givenDate,
  /** On the clock of the project's time zone; null where only the day is known. */
  sampledTime: timeOfDay.nullable(),
  depthM: z.number().min(0).max(12_000).nullable().optional(),
  matrix: z.enum(matrices),
  type: z.enum(sampleTypes),
  code: line(100).optional(),
  source: line(200).optional(),
  chainOfCustody: line(100).optional(),
  /** Campaigns and laboratories are found by their names; one that is not there is added. */
  campaign: campaignName,
  laboratory: line(200).optional(),
  report: line(100).optional(),
  /** Settles 1,234; without it the texts of all results do, or it is refused. */
  decimalMark: z.enum(['.', ',']).optional(),
  /** Those of parameters that the sample has already become new versions, where they differ. */
  results: z.array(enteredResult).max(enteredResultsMax),
})
export type EnteredSample = z.output<typeof enteredSample>

export const editedSample = enteredSample.extend({ version })
export type EditedSample = z.input<typeof editedSample>

/** What a person says about the quality of a result; null takes it back. */
export const appliedQualifier = z.object({
  qualifier: z.enum(dataQualifiers).nullable(),
  reason: requiredText(500),
})

/** A parameter as far as its values are read with it. */
export const enterableParameter = shownParameter.extend({
  key: z.string(),
  matrix: z.enum(matrices),
  fraction: z.enum(['total', 'dissolved']).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  molarMass: z.number().nullable(),
  charge: z.number().nullable(),
  /** The project's other names of it. */
  aliases: z.array(z.string()),
})
export type EnterableParameter = z.infer<typeof enterableParameter>

/** What a form of a sample offers. */
export const entryChoices = z.object({
  parameters: z.array(enterableParameter),
  /** The project's own words for units. */
  unitAliases: z.array(z.object({ name: z.string(), unit: z.string() })),
  campaigns: z.array(z.string()),
  laboratories: z.array(z.string()),
})
export type EntryChoices = z.infer<typeof entryChoices>

/** What a station's monitoring nearest to a day says of a sample to be entered. */
export const entryProposal = z.object({
  componentId: id.nullable(),
  subcomponentId: id.nullable(),
  /** The parameters of its profile, in their order. */
  profile: z
    .object({
      name: z.string(),
      parameterIds: z.array(id),
      /** Texts of it that mean several parameters of the project (total or dissolved), or none. */
      unclear: z.array(z.object({ text: z.string(), parameterIds: z.array(id) })),
    })
    .nullable(),
})
export type EntryProposal = z.infer<typeof entryProposal>
