import type { Plan } from '@puquio/contract/plans'
import { planStatusTerms } from '@puquio/contract/terms'
import { type Language, todayIn } from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../platform/tables/list-file.ts'
import { planListTexts as texts } from './texts.ts'

const columnsIn = (timeZone: string): readonly FileColumn<Plan>[] => [
  { kind: 'text', heading: texts.title, widthChars: 44, of: (plan) => plan.title },
  {
    kind: 'word',
    words: planStatusTerms,
    heading: texts.status,
    of: (plan) => (plan.annulledAt ? 'annulled' : plan.status),
  },
  { kind: 'date', heading: texts.firstOn, of: (plan) => plan.firstOn },
  { kind: 'date', heading: texts.lastOn, of: (plan) => plan.lastOn },
  { kind: 'number', heading: texts.stations, of: (plan) => plan.stations },
  { kind: 'number', heading: texts.monitorings, of: (plan) => plan.monitorings },
  { kind: 'number', heading: texts.done, of: (plan) => plan.general.done },
  { kind: 'number', heading: texts.general, of: (plan) => percent(plan.general.ratio) },
  { kind: 'number', heading: texts.untilNow, of: (plan) => percent(plan.untilNow.ratio) },
  { kind: 'number', heading: texts.onTime, of: (plan) => plan.general.onTime },
  { kind: 'number', heading: texts.omitted, of: (plan) => plan.general.omitted },
  { kind: 'number', heading: texts.near, of: (plan) => plan.near },
  { kind: 'number', heading: texts.unfulfilled, of: (plan) => plan.unfulfilled },
  {
    kind: 'date',
    heading: texts.createdAt,
    of: (plan) => todayIn(timeZone, new Date(plan.createdAt)),
  },
  { kind: 'text', heading: texts.createdBy, of: (plan) => plan.createdBy },
]
const annulledReason: FileColumn<Plan> = {
  kind: 'text',
  heading: texts.annulledReason,
  of: (plan) => plan.annulledReason,
}

type Options = {
  language: Language
  timeZone: string
  format: 'xlsx' | 'csv'
  annulled: boolean
  createdAt: Date
}

/** Exports the list as filtered and sorted on the screen. */
export function planListFile(
  plans: readonly Plan[],
  { language, timeZone, format, annulled, createdAt }: Options,
): FileAnswer {
  const columns = columnsIn(timeZone)
  const name = texts.plans[language]
  const list = {
    name,
    sheet: name,
    columns: annulled ? [...columns, annulledReason] : columns,
    frozenColumns: 1,
    rows: plans,
    createdAt,
  }
  return listFile(list, { language, format })
}

const percent = (ratio: number | null): number | null =>
  ratio === null ? null : Math.round(ratio * 1000) / 10
