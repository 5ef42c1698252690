import type {
  ComplianceRow,
  TotalDose,
  TreatmentTotals,
} from '@puquio/contract/laboratory/treatment-days'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import {
  type Language,
  locales,
  resultWords,
  shownDay,
  shownDoses,
  shownNumber,
  unitIn,
} from '@puquio/domain'
import type { SectionCell, SectionTable } from '../../../platform/sections/section.ts'
import {
  columnsOf,
  numberCell,
  type TableColumn,
  tableOf,
} from '../../../platform/sections/table-of.ts'
import type { PlantConsumption } from '../treatment-days/consumption.ts'
import { costText, monthText } from './words.ts'

/** Each day with a use of each product; a pH out of its band and a dose far from the planned one are marked. */
export function dayTable(
  { days, neutralizers, plant }: PlantConsumption,
  language: Language,
): SectionTable {
  const isSingle = neutralizers.length === 1
  const rows = days.flatMap((day) => day.derived.uses.map((use) => ({ ...day, use })))
  const { text, number } = columnsOf<(typeof rows)[number]>()
  const product = text(terms.product[language], 2, ({ use }) => ({
    text: neutralizers.find(({ id }) => id === use.neutralizerId)?.name ?? '',
  }))
  return tableOf(
    terms.byDay[language],
    [
      text(terms.on[language], 1.4, ({ on }) => ({ text: shownDay(on), value: { date: on } })),
      number(`${terms.volume[language]} (m³)`, 1.1, ({ derived }) =>
        numberCell(derived.volumeM3, 0, language),
      ),
      number(terms.phIn[language], 0.8, ({ phIn }) => numberCell(phIn, 2, language)),
      number(terms.phOut[language], 0.9, ({ phOut, derived }) =>
        numberCell(phOut, 2, language, derived.isPhExceeded && 'exceeds'),
      ),
      number(`${terms.acidity[language]} (mg/L CaCO₃)`, 1.1, ({ derived }) =>
        numberCell(derived.acidity?.mgL ?? null, 0, language),
      ),
      ...(isSingle ? [] : [product]),
      number(`${terms.used[language]} (kg)`, 1.1, ({ use }) => numberCell(use.kg, 0, language)),
      number(`${terms.planned[language]} (kg/m³)`, 1.1, ({ use }) =>
        numberCell(use.plannedKgM3, 3, language),
      ),
      number(`${terms.real[language]} (kg/m³)`, 1.1, ({ use }) =>
        numberCell(use.realKgM3, 3, language),
      ),
      number(`${terms.deviation[language]} (%)`, 1.2, ({ use }) => {
        const isFar = Math.abs(use.deviationPercent ?? 0) > plant.dosePercent
        return numberCell(use.deviationPercent, 0, language, isFar && 'near')
      }),
      number(`${terms.stock[language]} (kg)`, 1.1, ({ use }) =>
        numberCell(use.stockKg, 0, language),
      ),
    ],
    rows,
  )
}

type Totalled = Pick<PlantConsumption, 'months' | 'totals' | 'neutralizers'>

/**
 * The totals of each month, and of all in the last row. Of several products, what they neutralize together, and a table of
 * each product's own.
 */
export const monthTables = (found: Totalled, language: Language): SectionTable[] =>
  found.neutralizers.length > 1
    ? [monthTable(found, language), productTable(found, language)]
    : [monthTable(found, language)]

const rowsOf = ({ months, totals }: Totalled, language: Language) => [
  ...months.map(({ month, totals: of }) => ({ name: monthText(month, language), of })),
  { name: terms.total[language], of: totals },
]

function doseColumns<Row>(
  doseOf: (row: Row) => TotalDose,
  { mass, over }: { mass: string; over?: string | undefined },
  language: Language,
): TableColumn<Row>[] {
  const { number } = columnsOf<Row>()
  const named = over === undefined ? '' : ` · ${over}`
  return [
    number(`${terms.used[language]}${named} (${mass})`, 1.3, (row) =>
      numberCell(doseOf(row).kg, 0, language),
    ),
    number(`${terms.planned[language]}${named} (${mass}/m³)`, 1.3, (row) =>
      numberCell(doseOf(row).plannedKgM3, 3, language),
    ),
    number(`${terms.real[language]}${named} (${mass}/m³)`, 1.3, (row) =>
      numberCell(doseOf(row).kgM3, 3, language),
    ),
  ]
}

function monthTable(found: Totalled, language: Language): SectionTable {
  const equivalent = terms.equivalent[language]
  const doseIn = (of: TreatmentTotals) => shownDoses(of, found.neutralizers, equivalent).at(-1)
  const rows = rowsOf(found, language)
  const { text, number } = columnsOf<(typeof rows)[number]>()
  return tableOf(
    terms.byMonth[language],
    [
      text(terms.month[language], 2, ({ name }) => ({ text: name })),
      number(terms.days[language], 0.7, ({ of }) => numberCell(of.days, 0, language)),
      number(`${terms.volume[language]} (m³)`, 1.2, ({ of }) =>
        numberCell(of.volumeM3, 0, language),
      ),
      ...doseColumns<(typeof rows)[number]>(
        ({ of }) => doseIn(of) ?? of.equivalent,
        doseIn(found.totals) ?? { mass: 'kg' },
        language,
      ),
      number(terms.cost[language], 2, ({ of }) => ({
        text: costText(of.costs, 'amount', language),
      })),
      number(terms.costPerM3[language], 2, ({ of }) => ({
        text: costText(of.costs, 'perM3', language),
      })),
      number(terms.exceededDays[language], 1.2, ({ of }) =>
        numberCell(of.exceededDays, 0, language, of.exceededDays > 0 && 'exceeds'),
      ),
    ],
    rows,
  )
}

function productTable(found: Totalled, language: Language): SectionTable {
  const rows = rowsOf(found, language).flatMap(({ name, of }) =>
    of.products.map((product) => ({ name, product })),
  )
  const { text } = columnsOf<(typeof rows)[number]>()
  return tableOf(
    terms.byMonthAndProduct[language],
    [
      text(terms.month[language], 2, ({ name }) => ({ text: name })),
      text(terms.product[language], 3, ({ product }) => ({
        text: found.neutralizers.find(({ id }) => id === product.neutralizerId)?.name ?? '',
      })),
      ...doseColumns<(typeof rows)[number]>(({ product }) => product, { mass: 'kg' }, language),
    ],
    rows,
  )
}

/** The results of the effluent by parameter, against the limits that hold there. */
export function complianceTable(rows: readonly ComplianceRow[], language: Language): SectionTable {
  const { text, number } = columnsOf<ComplianceRow>()
  return tableOf(
    terms.compliance[language],
    [
      text(terms.parameter[language], 2, ({ parameter }) => ({ text: parameter.name[language] })),
      text(terms.limit[language], 3, ({ limits }) => ({
        text: limits.map((limit) => limitText(limit, language)).join('; '),
      })),
      number(terms.results[language], 1, ({ results }) => numberCell(results, 0, language)),
      number(terms.complies[language], 1, ({ complies }) => numberCell(complies, 0, language)),
      number(terms.exceeds[language], 1, ({ exceeds }) =>
        numberCell(exceeds, 0, language, exceeds > 0 && 'exceeds'),
      ),
      number(terms.undetermined[language], 1, ({ undetermined }) =>
        numberCell(undetermined, 0, language),
      ),
      text(terms.latest[language], 2, ({ latest }) => latestCell(latest, language)),
    ],
    rows,
  )
}

const latestCell = (latest: ComplianceRow['latest'], language: Language): SectionCell => ({
  text: `${resultWords(latest, locales[language])} · ${shownDay(latest.on)}`,
  ...(latest.outcome === 'exceeds' ? { mark: 'exceeds' } : {}),
})

function limitText(
  { min, max, unit, standard, toBeVerified }: ComplianceRow['limits'][number],
  language: Language,
): string {
  const limitNumber = (value: number) => shownNumber(value, locales[language])
  const bounds =
    min !== null && max !== null
      ? `${limitNumber(min)} – ${limitNumber(max)}`
      : max !== null
        ? `≤ ${limitNumber(max)}`
        : `≥ ${min === null ? '–' : limitNumber(min)}`
  const doubt = toBeVerified ? ` (${terms.toBeVerified[language]})` : ''
  return `${bounds} ${unitIn(unit, language)} · ${standard}${doubt}`
}
