import { followUpTerms } from '@puquio/contract/follow-up/follow-up-terms'
import { monitoringStatusTerms, monitoringTypeTerms, planColumnTerms } from '@puquio/contract/terms'
import {
  type FollowUpField,
  followUpFieldNames,
  followUpFields,
  type Language,
  type Text,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import {
  type ColumnContent,
  type FileColumn,
  listFile,
} from '../../../platform/tables/list-file.ts'
import { monitoringListTexts } from '../texts.ts'
import { type MonitoringRecord, readRecords } from './store.ts'

type Column = ColumnContent & { heading: Text; widthChars?: number }

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
  | 'commitmentId'
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
  const sheet = texts.fileName[language]
  const plan: FileColumn<MonitoringRecord> = {
    kind: 'text',
    heading: texts.plan,
    widthChars: 32,
    of: () => planName,
  }
  const fields = names.map(
    (name): FileColumn<MonitoringRecord> => ({
      ...columns[name],
      of: (record) => record[name],
    }),
  )
  const list = {
    name: `${planName} - ${sheet}`,
    sheet,
    columns: [plan, ...fields],
    rows: recordsOf(scope, ids),
    createdAt: scope.clock.now(),
  }
  return listFile(list, { language, format })
}

const rowsAtOnce = 1_000

async function* recordsOf(
  scope: ProjectScope,
  ids: readonly number[],
): AsyncGenerator<MonitoringRecord> {
  for (let from = 0; from < ids.length; from += rowsAtOnce)
    yield* await readRecords(scope, ids.slice(from, from + rowsAtOnce))
}
