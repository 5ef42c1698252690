import type { Readable } from 'node:stream'
import { followUpTerms } from '@puquio/contract/follow-up-terms'
import {
  monitoringStatusTerms,
  monitoringTypeTerms,
  planColumnTerms,
  yesNoTerms,
} from '@puquio/contract/terms'
import {
  type FollowUpField,
  followUpFieldNames,
  followUpFields,
  type Language,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scope.ts'
import type { FileAnswer } from '../../../platform/http/implement.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import { streamCsv } from '../../../platform/xlsx/write/stream-csv.ts'
import { streamRows } from '../../../platform/xlsx/write/stream-rows.ts'
import { workbookType } from '../../../platform/xlsx/write/write-workbook.ts'
import { monitoringListTexts } from '../texts.ts'
import { type MonitoringRecord, readRecords } from './store.ts'

type Kind = (typeof followUpFields)[FollowUpField]['kind'] | 'instant' | 'number'
type Column = { heading: Text; widthChars?: number } & (
  | { kind: Kind }
  | { kind: 'word'; words: Readonly<Record<string, Text>> }
)

/** Fields that are exported by their name or as part of another column. */
type NotWritten =
  | 'planId'
  | 'stationId'
  | 'componentId'
  | 'subcomponentId'
  | 'miningComponentId'
  | 'sourceTypeId'
  | 'profileId'
  | 'frequencyId'
  | 'frequencyRule'
  | 'rescheduledFromId'
  | 'rescheduledToId'
  | 'omittedAt'
  | 'withdrawnAt'
  | 'withdrawnReason'
  | 'version'
type Written = Exclude<keyof MonitoringRecord, NotWritten>

const followUp = Object.fromEntries(
  followUpFieldNames.map((field) => [
    field,
    { kind: followUpFields[field].kind, heading: followUpTerms[field] },
  ]),
) as Record<FollowUpField, Column>

const texts = monitoringListTexts
/** All columns of a monitoring, from plan to follow-up. */
const columns: Record<Written, Column> = {
  id: { kind: 'number', heading: texts.id, widthChars: 8 },
  stationCode: { kind: 'text', heading: planColumnTerms.stationCode },
  stationName: { kind: 'text', heading: texts.stationName, widthChars: 32 },
  component: { kind: 'text', heading: planColumnTerms.component },
  subcomponent: { kind: 'text', heading: planColumnTerms.subcomponent },
  miningComponent: { kind: 'text', heading: planColumnTerms.miningComponent },
  sourceType: { kind: 'text', heading: planColumnTerms.sourceType },
  type: { kind: 'word', heading: planColumnTerms.type, words: monitoringTypeTerms },
  profile: { kind: 'text', heading: planColumnTerms.profile },
  frequency: { kind: 'text', heading: planColumnTerms.frequency },
  commitment: { kind: 'text', heading: planColumnTerms.commitment },
  instrument: { kind: 'text', heading: planColumnTerms.instrument },
  standard: { kind: 'text', heading: planColumnTerms.standard },
  category: { kind: 'text', heading: planColumnTerms.category },
  planObservation: { kind: 'text', heading: texts.planObservation, widthChars: 32 },
  sampleExpected: { kind: 'flag', heading: texts.sampleExpected },
  estimatedOn: { kind: 'date', heading: planColumnTerms.estimatedOn },
  opensOn: { kind: 'date', heading: texts.opensOn },
  closesOn: { kind: 'date', heading: texts.closesOn },
  status: { kind: 'word', heading: texts.status, words: monitoringStatusTerms },
  isOnTime: { kind: 'answer', heading: texts.isOnTime },
  ...followUp,
  durationHours: { kind: 'number', heading: texts.durationHours },
  rescheduledFromOn: { kind: 'date', heading: texts.rescheduledFromOn },
  rescheduledToOn: { kind: 'date', heading: texts.rescheduledToOn },
  omittedOn: { kind: 'date', heading: texts.omittedOn },
  omittedReason: { kind: 'text', heading: texts.omittedReason, widthChars: 32 },
  evidenceCount: { kind: 'number', heading: texts.evidenceCount },
  changedBy: { kind: 'text', heading: texts.changedBy, widthChars: 24 },
  changedAt: { kind: 'instant', heading: texts.changedAt },
}
const names = Object.keys(columns) as Written[]

type Options = {
  planName: string
  language: Language
  format: 'xlsx' | 'csv'
}

/** Exports these monitorings, read and written a thousand at a time. */
export function monitoringListFile(
  scope: ProjectScope,
  ids: readonly number[],
  { planName, language, format }: Options,
): FileAnswer {
  const title = `${planName} - ${texts.fileName[language]}`.replace(/[\\/:*?"<>|]/g, '-')
  const headings = [texts.plan[language], ...names.map((name) => columns[name].heading[language])]
  const rows = rowsOf(scope, ids, { planName, language })
  if (format === 'csv') {
    const decimalComma = language === 'fr' || language === 'pt'
    const options = {
      delimiter: decimalComma ? ';' : ',',
      decimalComma,
      byteOrderMark: true,
    } as const
    const body = streamCsv(headings, rows, options)
    return { name: `${title}.csv`, mediaType: 'text/csv; charset=utf-8', body }
  }
  return { name: `${title}.xlsx`, mediaType: workbookType, body: workbook() }

  function workbook(): Readable {
    const [plan = '', ...others] = headings
    const headerStyle = { bold: true, fill: 'E9EDF2', wrap: true }
    const written = [
      { header: plan, headerStyle, widthChars: 32 },
      ...names.map((name, index) => {
        const { kind, widthChars = 16 } = columns[name]
        const style = kind === 'instant' ? { style: { format: 'dd/mm/yyyy hh:mm' } } : {}
        return { header: others[index] ?? '', headerStyle, widthChars, ...style }
      }),
    ]
    const options = { sheet: texts.fileName[language], title, createdAt: scope.clock.now() }
    return streamRows(written, rows, options)
  }
}

const rowsAtOnce = 1_000

async function* rowsOf(
  scope: ProjectScope,
  ids: readonly number[],
  { planName, language }: Pick<Options, 'planName' | 'language'>,
): AsyncGenerator<Content[]> {
  for (let from = 0; from < ids.length; from += rowsAtOnce) {
    const records = await readRecords(scope, ids.slice(from, from + rowsAtOnce))
    for (const record of records)
      yield [planName, ...names.map((name) => contentOf(columns[name], record[name], language))]
  }
}

function contentOf(
  column: Column,
  value: string | number | boolean | null,
  language: Language,
): Content {
  if (value === null) return null
  switch (column.kind) {
    case 'flag':
    case 'answer':
      return yesNoTerms[value === true ? 'yes' : 'no'][language]
    case 'date':
    case 'instant':
      return { date: String(value) }
    case 'word':
      return column.words[String(value)]?.[language] ?? String(value)
    default:
      return value
  }
}
