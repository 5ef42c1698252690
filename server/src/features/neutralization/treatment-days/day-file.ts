import type { ConsumptionQuery, TreatmentDay } from '@puquio/contract/laboratory/treatment-days'
import {
  type AcidMetal,
  currencies,
  type Language,
  ofAcidMetals,
  type TreatmentColumn,
} from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { FileAnswer } from '../../../platform/http/send-file.ts'
import { type FileColumn, listFile } from '../../../platform/tables/list-file.ts'
import { type PlantConsumption, readConsumption } from './consumption.ts'
import { type DayField, isEmptyUse, type UseField } from './day-fields.ts'
import { dayFileTexts as texts, dayWorkbookTexts } from '../texts.ts'

type Recorded = TreatmentDay['uses'][number]
type Derived = TreatmentDay['derived']['uses'][number]
type Use = { product: string; recorded: Recorded | null; derived: Derived }
type Row = { day: TreatmentDay; use: Use | null; isFirst: boolean }

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
    const uses = day.derived.uses.flatMap((derived): Use[] => {
      const isOf = (one: { neutralizerId: number }) => one.neutralizerId === derived.neutralizerId
      const recorded = day.uses.find(isOf) ?? null
      if (derived.stockKg === null && (recorded === null || isEmptyUse(recorded))) return []
      const product = neutralizers.find(({ id }) => id === derived.neutralizerId)?.name ?? ''
      return [{ product, recorded, derived }]
    })
    if (uses.length === 0) return [{ day, use: null, isFirst: true }]
    return uses.map((use, index) => ({ day, use, isFirst: index === 0 }))
  })

const currencyWords = Object.fromEntries(
  currencies.map((code) => [code, { es: code, en: code, fr: code, pt: code }]),
)

type Word = keyof typeof texts
type Of<From> = (from: From) => number | null
const number = (heading: Word, of: Of<Row>): FileColumn<Row> => ({
  kind: 'number',
  heading: texts[heading],
  of,
})
const water = (heading: Word, of: Of<TreatmentDay>) =>
  number(heading, ({ day, isFirst }) => (isFirst ? of(day) : null))
const used = (heading: Word, of: Of<Recorded>) =>
  number(heading, ({ use }) => (use?.recorded ? of(use.recorded) : null))
const follows = (heading: Word, of: Of<Derived>) =>
  number(heading, ({ use }) => (use ? of(use.derived) : null))

/** All that is recorded and all that the workbook asks for; that a device measured it is told on screen alone. */
type RecordedColumn = TreatmentColumn | UseField | Exclude<DayField, 'fromDevice'> | AcidMetal

/** What was recorded, under the headings of the workbook that is imported; then what follows from it. */
function columnsOf({ plant }: PlantConsumption): FileColumn<Row>[] {
  const recorded: Record<RecordedColumn, FileColumn<Row>> = {
    plant: { kind: 'text', heading: texts.plant, widthChars: 24, of: () => plant.name },
    on: { kind: 'date', heading: texts.on, of: ({ day }) => day.on },
    neutralizer: {
      kind: 'text',
      heading: texts.neutralizer,
      widthChars: 24,
      of: ({ use }) => use?.product ?? '',
    },
    kg: used('kg', ({ kg }) => kg),
    stockKg: used('stockKg', ({ stockKg }) => stockKg),
    flowLs: water('flowLs', ({ flowLs }) => flowLs),
    volumeM3: water('volumeM3', ({ volumeM3 }) => volumeM3),
    hours: water('hours', ({ hours }) => hours),
    phIn: water('phIn', ({ phIn }) => phIn),
    phOut: water('phOut', ({ phOut }) => phOut),
    acidityMgL: water('acidityMgL', ({ acidityMgL }) => acidityMgL),
    ...ofAcidMetals((metal) => water(metal, ({ metals }) => metals[metal])),
    note: {
      kind: 'text',
      heading: texts.note,
      widthChars: 36,
      of: ({ day, isFirst }) => (isFirst ? day.note : null),
    },
  }
  return [
    ...Object.values(recorded),
    water('flowUsed', ({ derived }) => derived.flowLs),
    water('volumeUsed', ({ derived }) => derived.volumeM3),
    water('acidityUsed', ({ derived }) => derived.acidity?.mgL ?? null),
    {
      kind: 'flag',
      heading: texts.isExceeded,
      of: ({ day, isFirst }) => (isFirst ? day.derived.isPhExceeded : null),
    },
    follows('plannedKgM3', ({ plannedKgM3 }) => plannedKgM3),
    follows('realKgM3', ({ realKgM3 }) => realKgM3),
    follows('deviationPercent', ({ deviationPercent }) => deviationPercent),
    follows('cost', ({ cost }) => cost?.amount ?? null),
    {
      kind: 'word',
      words: currencyWords,
      heading: texts.currency,
      of: ({ use }) => use?.derived.cost?.currency ?? null,
    },
    follows('stock', ({ stockKg }) => stockKg),
    {
      kind: 'flag',
      heading: texts.isCounted,
      of: ({ use }) => (use?.derived.stockFrom ? use.derived.stockFrom === 'counted' : null),
    },
    follows('daysLeft', ({ daysLeft }) => daysLeft),
    { kind: 'text', heading: texts.changedBy, widthChars: 24, of: ({ day }) => day.changedBy },
  ]
}
