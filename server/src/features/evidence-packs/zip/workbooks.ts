import { monitoringStatusTerms } from '@puquio/contract/terms'
import {
  actionOriginTerms,
  actionStateTerms,
  taskStandingTerms,
} from '@puquio/contract/terms/commitments/tasks'
import { actionNumber, type Language, outcomeTerms } from '@puquio/domain'
import type { Readable } from 'node:stream'
import { type FileColumn, listFile } from '../../../platform/tables/list-file.ts'
import type { PackedAction, PackedMonitoring, PackedOccurrence } from '../facts/duties-store.ts'
import { keyOf, type NumberedFiles } from '../facts/packed-files.ts'
import type { PackedFacts } from '../facts/read-pack.ts'
import type { PackedResult } from '../facts/results-store.ts'
import { limitWords, resultWords } from '../result-words.ts'
import { packTexts as texts } from '../texts.ts'

type How = { files: NumberedFiles; language: Language; createdAt: Date }

/** All monitorings of a pack, also where its report shows some of them. */
export function monitoringsWorkbook({ monitorings, commitments }: PackedFacts, how: How): Readable {
  const { files } = how
  const columns: FileColumn<PackedMonitoring>[] = [
    commitmentColumn(commitments),
    { kind: 'text', heading: texts.plan, widthChars: 28, of: ({ plan }) => plan },
    { kind: 'text', heading: texts.station, of: ({ station }) => station },
    { kind: 'date', heading: texts.estimatedOn, of: ({ estimatedOn }) => estimatedOn },
    {
      kind: 'word',
      words: monitoringStatusTerms,
      heading: texts.status,
      of: ({ status }) => status,
    },
    { kind: 'date', heading: texts.doneOn, of: ({ actionOn }) => actionOn },
    { kind: 'answer', heading: texts.onTime, of: ({ isOnTime }) => isOnTime },
    { kind: 'date', heading: texts.rescheduledToOn, of: ({ rescheduledToOn }) => rescheduledToOn },
    { kind: 'answer', heading: texts.sampleTaken, of: ({ sampleTaken }) => sampleTaken },
    { kind: 'text', heading: texts.remarks, widthChars: 40, of: ({ observation }) => observation },
    { kind: 'text', heading: texts.reason, widthChars: 40, of: ({ reason }) => reason },
    {
      kind: 'text',
      heading: texts.justification,
      widthChars: 40,
      of: ({ omittedReason }) => omittedReason,
    },
    { kind: 'text', heading: texts.mishap, widthChars: 40, of: ({ mishapDetail }) => mishapDetail },
    evidenceColumn(({ id }) => files.numbersOf(keyOf('monitoring', id), keyOf('sample', id))),
  ]
  return sheetOf(texts.monitorings[how.language], columns, monitorings, how)
}

/** All due dates of tasks. */
export function occurrencesWorkbook({ occurrences, commitments }: PackedFacts, how: How): Readable {
  const columns: FileColumn<PackedOccurrence>[] = [
    commitmentColumn(commitments),
    { kind: 'date', heading: texts.dueOn, of: ({ dueOn }) => dueOn },
    { kind: 'text', heading: texts.task, widthChars: 40, of: ({ task }) => task },
    { kind: 'text', heading: texts.role, widthChars: 28, of: ({ role }) => role },
    {
      kind: 'word',
      words: taskStandingTerms,
      heading: texts.state,
      of: ({ isOverdue, state }) => (isOverdue ? 'overdue' : state),
    },
    { kind: 'date', heading: texts.taskDoneOn, of: ({ doneOn }) => doneOn },
    {
      kind: 'answer',
      heading: texts.onTime,
      of: ({ doneOn, dueOn }) => (doneOn === null ? null : doneOn <= dueOn),
    },
    { kind: 'text', heading: texts.comment, widthChars: 40, of: ({ comment }) => comment || null },
    { kind: 'text', heading: texts.reviewedBy, widthChars: 28, of: (one) => one.reviewedBy },
    {
      kind: 'text',
      heading: texts.reviewComment,
      widthChars: 40,
      of: ({ reviewComment }) => reviewComment || null,
    },
    evidenceColumn(({ id }) => how.files.numbersOf(keyOf('occurrence', id))),
  ]
  return sheetOf(texts.tasks[how.language], columns, occurrences, how)
}

/** All corrective actions. */
export function actionsWorkbook({ actions, commitments }: PackedFacts, how: How): Readable {
  const columns: FileColumn<PackedAction>[] = [
    commitmentColumn(commitments),
    { kind: 'text', heading: texts.number, of: ({ number }) => actionNumber(number) },
    { kind: 'text', heading: texts.title, widthChars: 40, of: ({ title }) => title },
    { kind: 'text', heading: texts.cause, widthChars: 40, of: ({ cause }) => cause || null },
    { kind: 'word', words: actionOriginTerms, heading: texts.origin, of: ({ origin }) => origin },
    { kind: 'text', heading: texts.ownedBy, widthChars: 28, of: ({ ownedBy }) => ownedBy },
    { kind: 'date', heading: texts.dueOn, of: ({ dueOn }) => dueOn },
    { kind: 'word', words: actionStateTerms, heading: texts.state, of: ({ state }) => state },
    { kind: 'date', heading: texts.taskDoneOn, of: ({ doneOn }) => doneOn },
    { kind: 'text', heading: texts.done, widthChars: 40, of: (one) => one.doneComment || null },
    evidenceColumn(({ id }) => how.files.numbersOf(keyOf('action', id))),
  ]
  return sheetOf(texts.actions[how.language], columns, actions, how)
}

export function resultsWorkbook({ results }: PackedFacts, how: How): Readable {
  const { language } = how
  const columns: FileColumn<PackedResult>[] = [
    { kind: 'date', heading: texts.sampledOn, of: ({ sampledOn }) => sampledOn },
    { kind: 'text', heading: texts.station, of: ({ station }) => station },
    { kind: 'text', heading: texts.parameter, widthChars: 28, of: ({ parameter }) => parameter },
    {
      kind: 'text',
      heading: texts.result,
      widthChars: 20,
      of: (one) => resultWords(one, language),
    },
    {
      kind: 'text',
      heading: texts.limit,
      widthChars: 40,
      of: (one) => limitWords(one, language) || null,
    },
    { kind: 'word', words: outcomeTerms, heading: texts.outcome, of: ({ outcome }) => outcome },
    { kind: 'text', heading: texts.laboratory, widthChars: 28, of: ({ laboratory }) => laboratory },
  ]
  return sheetOf(texts.resultsFile[language], columns, results, how)
}

function commitmentColumn(
  commitments: PackedFacts['commitments'],
): FileColumn<{ commitmentId: number }> {
  const names = new Map(commitments.map(({ id, shortName }) => [id, shortName]))
  return {
    kind: 'text',
    heading: texts.verifiedCommitments,
    widthChars: 40,
    of: ({ commitmentId }) => names.get(commitmentId) ?? '',
  }
}

/** The numbers that the files have in the ZIP and in the report. */
const evidenceColumn = <Row>(numbers: (row: Row) => string): FileColumn<Row> => ({
  kind: 'text',
  heading: texts.evidence,
  widthChars: 24,
  of: (row) => numbers(row) || null,
})

function sheetOf<Row>(
  name: string,
  columns: readonly FileColumn<Row>[],
  rows: readonly Row[],
  { language, createdAt }: How,
): Readable {
  const { body } = listFile(
    { name, sheet: name, columns, rows, createdAt },
    { language, format: 'xlsx' },
  )
  return body as Readable
}
