import { Readable } from 'node:stream'
import type { Plan } from '@puquio/contract/plans'
import { planStatusTerms } from '@puquio/contract/terms'
import { type Language, todayIn } from '@puquio/domain'
import type { FileAnswer } from '../../platform/http/implement.ts'
import type { Content } from '../../platform/xlsx/write/content.ts'
import { csvLine } from '../../platform/xlsx/write/stream-csv.ts'
import { workbookType, writeWorkbook } from '../../platform/xlsx/write/write-workbook.ts'
import { planListTexts } from './texts.ts'

type Reader = { language: Language; timeZone: string }
type Column = { key: keyof typeof planListTexts; of: (plan: Plan, reader: Reader) => Content }

const columns: readonly Column[] = [
  { key: 'title', of: (plan) => plan.title },
  {
    key: 'status',
    of: (plan, { language }) =>
      planStatusTerms[plan.annulledAt ? 'annulled' : plan.status][language],
  },
  { key: 'firstOn', of: (plan) => date(plan.firstOn) },
  { key: 'lastOn', of: (plan) => date(plan.lastOn) },
  { key: 'stations', of: (plan) => plan.stations },
  { key: 'monitorings', of: (plan) => plan.monitorings },
  { key: 'done', of: (plan) => plan.general.done },
  { key: 'general', of: (plan) => percent(plan.general.ratio) },
  { key: 'untilNow', of: (plan) => percent(plan.untilNow.ratio) },
  { key: 'onTime', of: (plan) => plan.general.onTime },
  { key: 'omitted', of: (plan) => plan.general.omitted },
  { key: 'near', of: (plan) => plan.near },
  { key: 'unfulfilled', of: (plan) => plan.unfulfilled },
  {
    key: 'createdAt',
    of: (plan, { timeZone }) => date(todayIn(timeZone, new Date(plan.createdAt))),
  },
  { key: 'createdBy', of: (plan) => plan.createdBy },
]
const annulledReason: Column = { key: 'annulledReason', of: (plan) => plan.annulledReason }

type Options = Reader & { format: 'xlsx' | 'csv'; annulled: boolean; createdAt: Date }

/** Exports the list as filtered and sorted on the screen. */
export async function planListFile(
  plans: readonly Plan[],
  { language, timeZone, format, annulled, createdAt }: Options,
): Promise<FileAnswer> {
  const shown = annulled ? [...columns, annulledReason] : columns
  const header = shown.map(({ key }) => planListTexts[key][language])
  const rows = plans.map((plan) => shown.map(({ of }) => of(plan, { language, timeZone })))
  const title = planListTexts.plans[language]
  if (format === 'csv') {
    const decimalComma = language === 'fr' || language === 'pt'
    const options = { delimiter: decimalComma ? ';' : ',', decimalComma } as const
    const text = [header, ...rows].map((row) => csvLine(row, options)).join('')
    return {
      name: `${title}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      body: Readable.from([`\ufeff${text}`], { objectMode: false }),
    }
  }
  const sheet = {
    name: title,
    columns: shown.map(({ key }, index) => ({
      header: header[index] ?? '',
      headerStyle: { bold: true, fill: 'E9EDF2', wrap: true },
      widthChars: key === 'title' ? 44 : 16,
      ...(key.endsWith('On') || key === 'createdAt' ? { style: { format: 'dd/mm/yyyy' } } : {}),
    })),
    rows,
    freeze: { rows: 1, columns: 1 },
    filter: true,
  }
  const body = await writeWorkbook([sheet], { title, author: 'Puquio', createdAt })
  return { name: `${title}.xlsx`, mediaType: workbookType, body }
}

const date = (on: string | null): Content => (on === null ? null : { date: on })
const percent = (ratio: number | null): Content =>
  ratio === null ? null : Math.round(ratio * 1000) / 10
