import { monitoringStatusTerms } from '@puquio/contract/terms'
import { taskStateTerms } from '@puquio/contract/terms/commitments/commitments'
import { actionOriginTerms, actionStateTerms } from '@puquio/contract/terms/commitments/tasks'
import { actionNumber, type Language, outcomeTerms, shownDay, yesNoTerms } from '@puquio/domain'
import { translate } from '../../../platform/translate.ts'
import type { PackedAction, PackedMonitoring, PackedOccurrence } from '../facts/duties-store.ts'
import { keyOf, type NumberedFiles } from '../facts/packed-files.ts'
import { limitWords, resultWords } from '../result-words.ts'
import type { PackedResult } from '../facts/results-store.ts'
import { packTexts as texts } from '../texts.ts'

/** A table of the report, as its template takes it. */
export type ReportTable = {
  heading: string
  columns: { heading: string; share: number; isNumber: boolean }[]
  rows: string[][]
}
type Column = readonly [heading: string, share: number]
const tableOf = (heading: string, columns: readonly Column[], rows: string[][]): ReportTable => ({
  heading,
  columns: columns.map(([name, share]) => ({ heading: name, share, isNumber: false })),
  rows,
})

/** `2026-02-15` as 15/02/2026. */
export const day = (on: string | null): string => (on === null ? '–' : shownDay(on))

type Words = { language: Language; files: NumberedFiles }

export function monitoringTable(rows: readonly PackedMonitoring[], { language, files }: Words) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('estimatedOn'), 1.2],
    [t('station'), 1.1],
    [t('status'), 1.2],
    [t('doneOn'), 1.2],
    [t('onTime'), 0.8],
    [t('remarks'), 3],
    [t('evidence'), 1.5],
  ]
  return tableOf(
    t('monitorings'),
    columns,
    rows.map((one) => [
      day(one.estimatedOn),
      one.station,
      monitoringStatusTerms[one.status][language],
      day(one.actionOn),
      one.isOnTime === null ? '–' : yesNoTerms[one.isOnTime ? 'yes' : 'no'][language],
      remarksOf(one, language),
      files.numbersOf(keyOf('monitoring', one.id), keyOf('sample', one.id)),
    ]),
  )
}

const remarksOf = (one: PackedMonitoring, language: Language): string =>
  [
    one.rescheduledToOn &&
      translate(texts.rescheduledTo, language, { on: day(one.rescheduledToOn) }),
    one.sampleTaken === false && texts.noSample[language],
    one.observation,
    one.reason,
  ]
    .filter(Boolean)
    .join(' ')

export function omissionTable(rows: readonly PackedMonitoring[], language: Language) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('estimatedOn'), 1],
    [t('station'), 1],
    [t('justification'), 4],
  ]
  const omitted = rows.filter(({ status }) => status === 'omitted')
  return tableOf(
    t('omissions'),
    columns,
    omitted.map((one) => [day(one.estimatedOn), one.station, one.omittedReason ?? '–']),
  )
}

export function mishapTable(rows: readonly PackedMonitoring[], language: Language) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('doneOn'), 1],
    [t('station'), 1],
    [t('mishap'), 4],
  ]
  const mishaps = rows.filter(({ isMishap }) => isMishap)
  return tableOf(
    t('mishaps'),
    columns,
    mishaps.map((one) => [
      day(one.actionOn ?? one.estimatedOn),
      one.station,
      one.mishapDetail ?? '–',
    ]),
  )
}

export function taskTable(rows: readonly PackedOccurrence[], { language, files }: Words) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('dueOn'), 1],
    [t('task'), 2.2],
    [t('role'), 1.4],
    [t('state'), 1.1],
    [t('taskDoneOn'), 1],
    [t('onTime'), 0.8],
    [t('review'), 1.8],
    [t('evidence'), 1.2],
  ]
  return tableOf(
    t('tasks'),
    columns,
    rows.map((one) => [
      day(one.dueOn),
      one.task,
      one.role,
      one.isOverdue ? t('overdue') : taskStateTerms[one.state][language],
      day(one.doneOn),
      one.doneOn === null ? '–' : yesNoTerms[one.doneOn <= one.dueOn ? 'yes' : 'no'][language],
      [one.comment, one.reviewedBy && `${one.reviewedBy}: ${one.reviewComment || '✓'}`]
        .filter(Boolean)
        .join(' · '),
      files.numbersOf(keyOf('occurrence', one.id)),
    ]),
  )
}

export function actionTable(rows: readonly PackedAction[], { language, files }: Words) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('number'), 0.6],
    [t('title'), 2.2],
    [t('origin'), 1.2],
    [t('ownedBy'), 1.4],
    [t('dueOn'), 1],
    [t('state'), 1],
    [t('done'), 2],
    [t('evidence'), 1.2],
  ]
  return tableOf(
    t('actions'),
    columns,
    rows.map((one) => [
      actionNumber(one.number),
      [one.title, one.cause].filter(Boolean).join('. '),
      actionOriginTerms[one.origin][language],
      one.ownedBy,
      day(one.dueOn),
      actionStateTerms[one.state][language],
      [one.doneOn && day(one.doneOn), one.doneComment].filter(Boolean).join(': '),
      files.numbersOf(keyOf('action', one.id)),
    ]),
  )
}

export function resultTable(rows: readonly PackedResult[], language: Language) {
  const t = (key: keyof typeof texts) => texts[key][language]
  const columns: Column[] = [
    [t('sampledOn'), 1.3],
    [t('station'), 1.1],
    [t('parameter'), 1.8],
    [t('result'), 1.4],
    [t('limit'), 2.6],
    [t('outcome'), 1.5],
    [t('laboratory'), 1.6],
  ]
  return tableOf(
    t('results'),
    columns,
    rows.map((one) => [
      day(one.sampledOn),
      one.station,
      one.parameter,
      resultWords(one, language),
      limitWords(one, language) || '–',
      one.outcome === null ? '–' : outcomeTerms[one.outcome][language],
      [one.laboratory, one.report].filter(Boolean).join(' · '),
    ]),
  )
}
