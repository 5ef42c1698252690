import type { ConsumptionQuery, TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import { currencies, type Language } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../../platform/tables/list-file.ts'
import { type PlantConsumption, readConsumption } from './consumption.ts'
import { dayFileTexts as texts, dayWorkbookTexts } from '../texts.ts'

type Use = TreatmentDay['derived']['uses'][number]
type Row = { day: TreatmentDay; use: Use | null; product: string; isFirst: boolean }

/** The days of a plant as a file: a row for each product of a day, the water with the first of them. */
export async function dayFile(
  scope: ProjectScope,
  plantId: number,
  query: ConsumptionQuery,
  how: { format: 'xlsx' | 'csv'; language: Language },
): Promise<FileAnswer> {
  const found = await readConsumption(scope, plantId, query)
  const list = {
    name: `${dayWorkbookTexts.days[how.language]} ${found.plant.name} ${found.from} ${found.to}`,
    sheet: dayWorkbookTexts.days[how.language],
    columns: columnsOf(found),
    frozenColumns: 3,
    rows: rowsOf(found),
    createdAt: scope.clock.now(),
  }
  return listFile(list, how)
}

const rowsOf = ({ days, neutralizers }: PlantConsumption): Row[] =>
  days.flatMap((day): Row[] => {
    const uses = day.derived.uses.filter(({ kg, stockKg }) => kg !== null || stockKg !== null)
    if (uses.length === 0) return [{ day, use: null, product: '', isFirst: true }]
    return uses.map((use, index) => ({
      day,
      use,
      product: neutralizers.find(({ id }) => id === use.neutralizerId)?.name ?? '',
      isFirst: index === 0,
    }))
  })

const currencyWords = Object.fromEntries(
  currencies.map((code) => [code, { es: code, en: code, fr: code, pt: code }]),
)

/** What was recorded, under the headings of the workbook that is imported; then what follows from it. */
function columnsOf({ plant }: PlantConsumption): FileColumn<Row>[] {
  type Word = keyof typeof texts
  const number = (heading: Word, of: (row: Row) => number | null): FileColumn<Row> => ({
    kind: 'number',
    heading: texts[heading],
    of,
  })
  const water = (heading: Word, of: (day: TreatmentDay) => number | null) =>
    number(heading, ({ day, isFirst }) => (isFirst ? of(day) : null))
  const used = (heading: Word, of: (use: Use) => number | null) =>
    number(heading, ({ use }) => (use ? of(use) : null))
  return [
    { kind: 'text', heading: texts.plant, widthChars: 24, of: () => plant.name },
    { kind: 'date', heading: texts.on, of: ({ day }) => day.on },
    { kind: 'text', heading: texts.neutralizer, widthChars: 24, of: ({ product }) => product },
    used('kg', ({ kg }) => kg),
    used('stockKg', ({ stockKg, stockFrom }) => (stockFrom === 'counted' ? stockKg : null)),
    water('flowLs', ({ flowLs }) => flowLs),
    water('volumeM3', ({ volumeM3 }) => volumeM3),
    water('hours', ({ hours }) => hours),
    water('phIn', ({ phIn }) => phIn),
    water('phOut', ({ phOut }) => phOut),
    water('acidityMgL', ({ acidityMgL }) => acidityMgL),
    water('fe2', ({ metals }) => metals.fe2),
    water('fe3', ({ metals }) => metals.fe3),
    water('al', ({ metals }) => metals.al),
    water('mn', ({ metals }) => metals.mn),
    water('zn', ({ metals }) => metals.zn),
    water('cu', ({ metals }) => metals.cu),
    {
      kind: 'text',
      heading: texts.note,
      widthChars: 36,
      of: ({ day, isFirst }) => (isFirst ? day.note : null),
    },
    water('flowUsed', ({ derived }) => derived.flowLs),
    water('volumeUsed', ({ derived }) => derived.volumeM3),
    water('acidityUsed', ({ derived }) => derived.acidity?.mgL ?? null),
    {
      kind: 'flag',
      heading: texts.isExceeded,
      of: ({ day, isFirst }) => (isFirst ? day.derived.isPhExceeded : null),
    },
    used('plannedKgM3', ({ plannedKgM3 }) => plannedKgM3),
    used('realKgM3', ({ realKgM3 }) => realKgM3),
    used('deviationPercent', ({ deviationPercent }) => deviationPercent),
    used('cost', ({ cost }) => cost?.amount ?? null),
    {
      kind: 'word',
      words: currencyWords,
      heading: texts.currency,
      of: ({ use }) => use?.cost?.currency ?? null,
    },
    used('stock', ({ stockKg }) => stockKg),
    {
      kind: 'flag',
      heading: texts.isCounted,
      of: ({ use }) => (use?.stockFrom ? use.stockFrom === 'counted' : null),
    },
    used('daysLeft', ({ daysLeft }) => daysLeft),
    { kind: 'text', heading: texts.changedBy, widthChars: 24, of: ({ day }) => day.changedBy },
  ]
}
