import type { AlarmRow } from '@puquio/contract/modi/alarms'
import { deviceChannelTerms, type Language, ruleSentence, severityTerms } from '@puquio/domain'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile, localInstant } from '../../platform/tables/list-file.ts'
import { wholeList } from '../../platform/tables/whole-list.ts'
import { type AlarmQuery, readAlarms } from './list-store.ts'
import { alarmFileTexts as texts, alarmStateTexts } from './texts.ts'

/** The alarms of the list as they are filtered and sorted. */
export async function alarmFile(
  scope: ProjectScope,
  query: AlarmQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const rows = await wholeList((most) => readAlarms(scope, query, most))
  const name = texts.alarms[how.language]
  const list = {
    name,
    sheet: name,
    columns: columnsIn(how.language, scope.timeZone),
    frozenColumns: 1,
    rows,
    createdAt: scope.clock.now(),
  }
  return listFile(list, how)
}

const columnsIn = (language: Language, timeZone: string): readonly FileColumn<AlarmRow>[] => {
  const local = (at: string | null) => localInstant(at, timeZone)
  return [
    { kind: 'instant', heading: texts.raised, of: ({ raisedAt }) => local(raisedAt) },
    { kind: 'word', words: alarmStateTexts, heading: texts.state, of: stateOf },
    { kind: 'word', words: severityTerms, heading: texts.severity, of: ({ severity }) => severity },
    { kind: 'text', heading: texts.serial, of: ({ device }) => device.serial },
    { kind: 'text', heading: texts.device, widthChars: 28, of: ({ device }) => device.name },
    { kind: 'text', heading: texts.station, of: ({ station }) => station?.code ?? null },
    {
      kind: 'text',
      heading: texts.condition,
      widthChars: 44,
      of: ({ condition, variable }) =>
        condition && variable ? ruleSentence(condition, variable, language) : 'E001',
    },
    { kind: 'number', heading: texts.value, of: ({ value }) => value },
    { kind: 'text', heading: texts.unit, of: ({ variable }) => variable?.unit ?? null },
    { kind: 'instant', heading: texts.received, of: ({ receivedAt }) => local(receivedAt) },
    {
      kind: 'word',
      words: deviceChannelTerms,
      heading: texts.channel,
      of: ({ channel }) => channel,
    },
    { kind: 'number', heading: texts.times, of: ({ times }) => times },
    { kind: 'instant', heading: texts.cleared, of: ({ clearedAt }) => local(clearedAt) },
    { kind: 'number', heading: texts.clearedValue, of: ({ clearedValue }) => clearedValue },
    {
      kind: 'instant',
      heading: texts.acknowledged,
      of: ({ acknowledgedAt }) => local(acknowledgedAt),
    },
    { kind: 'text', heading: texts.by, of: ({ acknowledgedBy }) => acknowledgedBy?.name ?? null },
    { kind: 'text', heading: texts.note, widthChars: 32, of: (alarm) => alarm.acknowledgement },
    { kind: 'text', heading: texts.assigned, of: ({ assignedTo }) => assignedTo?.name ?? null },
  ]
}

export const stateOf = ({ isHistoric, clearedAt }: AlarmRow) =>
  isHistoric ? 'historic' : clearedAt === null ? 'active' : 'cleared'
