import {
  type Language,
  matrixTerms,
  nonDetectRules,
  nonDetectRuleTerms,
  outcomeTerms,
  planColumnTerms,
  resultFieldTerms,
  type Text,
} from '@puquio/domain'
import { join, raw, type Sql, sql } from '../../platform/db/sql.ts'
import { laboratoryFieldTerms } from '@puquio/contract/terms/audit-laboratory-fields'
import { sampleTypeTerms } from '@puquio/contract/terms/sample-types'
import { evaluation, exceeds } from './evaluated-store.ts'
import { exportTerms } from './export-terms.ts'
import { unitText } from './unit-store.ts'

/**
 * How an export writes a column: as text, as a number, as a calendar date, or as the value of a result, which is a
 * number unless it has a sign before it or none was found.
 */
export type ColumnKind = 'text' | 'number' | 'date' | 'value'
export type ExportColumn = {
  heading: Text
  kind: ColumnKind
  widthChars?: number
  /** In a CSV, where its text has not to be made harmless as a whole. */
  inCsv?: Sql
} & ExportCell

/** What a row has; with `once` the same in all rows of a sample `s`, or of a parameter, of which it is made once. */
export type ExportCell = { of: Sql; once?: 'sample' | 'parameter' }

/** How values are written: `apart`, the `<` of a non-detect has a column of its own. */
export type Writing = { apart: boolean; language: Language; timeZone: string }

/** Of a result without a number its text says all. */
const sign = raw(
  `case when r.value is null then null when r.qualifier = 'trace' then 'TR' else r.qualifier end`,
)
const written = raw(`coalesce(r.value::text, r.text)`)

/** The number as text, with its sign; what has no number as the laboratory wrote it. */
const signedValue = raw(
  `case when r.value is null then r.text when r.qualifier = 'trace' then 'TR ' || r.value::text
    else concat(r.qualifier, r.value::text) end`,
)

/** The columns of a row for each result, in the words that an import finds again. */
export function longColumns({ apart, language, timeZone }: Writing): ExportColumn[] {
  const ofSample = (column: ExportColumn): ExportColumn => ({ ...column, once: 'sample' })
  const ofParameter = (column: ExportColumn): ExportColumn => ({ ...column, once: 'parameter' })
  const word = (heading: Text, of: string, words: Readonly<Record<string, Text>>): ExportColumn => {
    const own = sql`case ${raw(of)} ${join(
      Object.entries(words).map(([key, text]) => sql`when ${key} then ${text[language]}`),
      ' ',
    )} end`
    return { heading, kind: 'text', widthChars: 12, of: own, inCsv: own }
  }
  const text = (heading: Text, of: string, widthChars = 16): ExportColumn => ({
    heading,
    kind: 'text',
    widthChars,
    of: raw(of),
  })
  const number = (heading: Text, of: string): ExportColumn => ({
    heading,
    kind: 'number',
    widthChars: 12,
    of: raw(of),
  })
  const value = (of: Sql): ExportColumn => ({
    heading: resultFieldTerms.value,
    kind: 'value',
    widthChars: 12,
    of,
  })
  const terms = resultFieldTerms
  return [
    ofSample(text(terms.station, 'station.code')),
    ofSample({ heading: terms.date, kind: 'date', widthChars: 12, of: raw('s.sampled_on') }),
    {
      heading: terms.time,
      kind: 'text',
      once: 'sample',
      widthChars: 8,
      of: timeIn(timeZone),
    },
    ofSample(text(planColumnTerms.component, 'component.name', 20)),
    ofSample(text(planColumnTerms.subcomponent, 'subcomponent.name', 20)),
    ofSample(word(terms.matrix, 's.matrix', matrixTerms)),
    ofSample(word(terms.sampleType, 's.type', sampleTypeTerms)),
    ofSample(text(terms.sampleCode, 's.code')),
    ofSample(number(terms.depth, 's.depth_m')),
    ofParameter(text(terms.parameter, 'parameter.name', 28)),
    ...(apart
      ? [{ ...text(terms.qualifier, sign.text, 6), inCsv: sign }, value(written)]
      : [value(signedValue)]),
    ofParameter(text(terms.unit, 'parameter.unit', 10)),
    { ...word(exportTerms.outcome, evaluation('outcome').text, outcomeTerms), widthChars: 20 },
    number(exportTerms.limitMin, evaluation('min').text),
    number(exportTerms.limitMax, evaluation('max').text),
    {
      heading: exportTerms.limitUnit,
      kind: 'text',
      widthChars: 10,
      of: unitText(evaluation('limit_unit'), language),
      inCsv: unitText(
        evaluation('limit_unit'),
        language,
        sql`harmless_cell(${evaluation('limit_unit')})`,
      ),
    },
    {
      heading: exportTerms.limitOf,
      kind: 'text',
      widthChars: 26,
      of: sql`concat_ws(' ', ${evaluation('limit_standard')}, ${evaluation('limit_category')},
        case when ${evaluation('to_be_verified')} then ${`(${exportTerms.toBeVerified[language]})`} end)`,
    },
    text(laboratoryFieldTerms.applied_qualifier, 'r.applied_qualifier', 10),
    text(laboratoryFieldTerms.applied_reason, 'r.applied_reason', 24),
    text(exportTerms.written, 'case when not r.is_calculated then r.text end', 12),
    text(exportTerms.writtenUnit, 'case when not r.is_calculated then r.unit end', 10),
    number(terms.detectionLimit, 'r.detection_limit'),
    number(terms.quantificationLimit, 'r.quantification_limit'),
    number(terms.uncertainty, 'r.uncertainty'),
    text(terms.method, 'r.method', 20),
    text(terms.labReference, 'r.laboratory_reference'),
    { heading: terms.analysedOn, kind: 'date', widthChars: 12, of: raw('r.analysed_on') },
    ofSample(text(terms.campaign, 'campaign.name', 20)),
    ofSample(text(terms.laboratory, 'laboratory.name', 20)),
    ofSample(text(terms.report, 's.report')),
    ofSample(text(terms.source, 's.source', 20)),
    ofSample(text(terms.chainOfCustody, 's.chain_of_custody')),
    {
      heading: terms.calculated,
      kind: 'text',
      widthChars: 30,
      of: calculatedText(language),
      // Few are: a function of so much is called, not written out, in each row.
      inCsv: sql`case when r.is_calculated then harmless_cell(${calculatedText(language)}) end`,
    },
  ]
}

/** Blank of what a laboratory reported; of a calculated result that it is one, and the non-detects that it rests on. */
const calculatedText = (language: Language): Sql => {
  const rules = nonDetectRules.map(
    (rule) => sql`when ${rule} then ${nonDetectRuleTerms[rule][language].toLowerCase()}`,
  )
  return sql`case when r.is_calculated then concat(${resultFieldTerms.calculated[language]},
    case when r.non_detect_rule is not null then concat(' · ', ${exportTerms.nonDetects[language]}, ' (',
      (select string_agg(n.name, ', ' order by n.name) from named_parameter n where n.id = any(r.non_detects)), ') ',
      ${exportTerms.nonDetectRule[language]}, ': ', case r.non_detect_rule ${join(rules, ' ')} end) end) end`
}

/** Of each result what a row for its sample needs. */
export const wideCells = ({ apart, timeZone }: Writing): ExportCell[] => {
  const ofSample = (of: Sql): ExportCell => ({ of, once: 'sample' })
  return [
    { of: raw('r.sample_id') },
    ofSample(raw('station.code')),
    ofSample(raw('s.sampled_on')),
    ofSample(timeIn(timeZone)),
    ofSample(raw('s.matrix')),
    ofSample(raw('s.type')),
    ofSample(raw('s.code')),
    ofSample(raw('s.depth_m')),
    ofSample(raw('campaign.name')),
    ofSample(raw('laboratory.name')),
    ofSample(raw('s.report')),
    ofSample(raw('s.source')),
    ofSample(raw('s.chain_of_custody')),
    { of: raw('r.parameter_id') },
    { of: written },
    { of: apart ? sign : signedValue },
    { of: raw('r.qualifier is not null and r.value is not null') },
    { of: exceeds },
    { of: raw('r.is_calculated') },
  ]
}

const timeIn = (timeZone: string): Sql =>
  sql`case when s.has_time then left((s.sampled_at at time zone ${timeZone})::time::text, 5) end`
