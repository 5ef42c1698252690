import type { EntryChoices } from '@puquio/contract/laboratory/sample-entry'
import type { SampleRecord } from '@puquio/contract/laboratory/sample-record'
import { type Language, type Matrix, timeIn, unitNames } from '@puquio/domain'
import { emptyRow, type Row, rowOf } from './rows.ts'

type SampleType = SampleRecord['type']

/** A sample as it is typed. */
export type Draft = {
  stationId: number | null
  componentId: number | null
  subcomponentId: number | null
  sampledOn: string | null
  sampledTime: string | null
  depthM: number | null
  matrix: Matrix
  type: SampleType
  code: string
  source: string
  chainOfCustody: string
  campaign: string
  laboratory: string
  report: string
  decimalMark: '.' | ','
  rows: readonly Row[]
}

export const newDraft = (decimalMark: Draft['decimalMark']): Draft => ({
  stationId: null,
  componentId: null,
  subcomponentId: null,
  sampledOn: null,
  sampledTime: null,
  depthM: null,
  matrix: 'water',
  type: 'normal',
  code: '',
  source: '',
  chainOfCustody: '',
  campaign: '',
  laboratory: '',
  report: '',
  decimalMark,
  rows: [emptyRow, emptyRow, emptyRow],
})

type Of = {
  choices: EntryChoices
  language: Language
  timeZone: string
  decimalMark: Draft['decimalMark']
}

export function draftOf(
  sample: SampleRecord,
  { choices, language, timeZone, decimalMark }: Of,
): Draft {
  const { parameters, unitAliases } = choices
  const how = { parameters, units: unitNames(parameters, unitAliases), language }
  return {
    stationId: sample.station.id,
    componentId: sample.component?.id ?? null,
    subcomponentId: sample.subcomponent?.id ?? null,
    sampledOn: sample.sampledOn,
    sampledTime: sample.sampledAt === null ? null : timeIn(timeZone, new Date(sample.sampledAt)),
    depthM: sample.depthM,
    matrix: sample.matrix,
    type: sample.type,
    code: sample.code,
    source: sample.source,
    chainOfCustody: sample.chainOfCustody ?? '',
    campaign: sample.campaign.name,
    laboratory: sample.laboratory?.name ?? '',
    report: sample.report ?? '',
    decimalMark,
    // Calculated results are not typed.
    rows: sample.results
      .filter(({ calculated }) => calculated === null)
      .map((one) => rowOf(one, how)),
  }
}
