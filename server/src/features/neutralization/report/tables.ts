import { writtenNumber } from '../../../platform/sections/written-number.ts'
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
import type {
  CellMark,
  SectionCell,
  SectionColumn,
  SectionTable,
} from '../../../platform/sections/section.ts'
import type { PlantConsumption } from '../treatment-days/consumption.ts'
import { costText, monthText } from './words.ts'

type Digits = 0 | 1 | 2 | 3

const numberCell = (
  value: number | null,
  language: Language,
  digits: Digits,
  mark?: CellMark | false,
): SectionCell => ({
  text: writtenNumber(value, language, digits),
  value,
  ...(mark ? { mark } : {}),
})

const column = (heading: string, share: number, isNumber = true) => ({ heading, share, isNumber })

/** Each day with a use of each product; a pH out of its band and a dose far from the planned one are marked. */
export function dayTable(
  { days, neutralizers, plant }: PlantConsumption,
  language: Language,
): SectionTable {
  const isSingle = neutralizers.length === 1
  return {
    kind: 'table',
    title: terms.byDay[language],
    columns: [
      column(terms.on[language], 1.4, false),
      column(`${terms.volume[language]} (m³)`, 1.1),
      column(terms.phIn[language], 0.8),
      column(terms.phOut[language], 0.9),
      column(`${terms.acidity[language]} (mg/L CaCO₃)`, 1.1),
      ...(isSingle ? [] : [column(terms.product[language], 2, false)]),
      column(`${terms.used[language]} (kg)`, 1.1),
      column(`${terms.planned[language]} (kg/m³)`, 1.1),
      column(`${terms.real[language]} (kg/m³)`, 1.1),
      column(`${terms.deviation[language]} (%)`, 1.2),
      column(`${terms.stock[language]} (kg)`, 1.1),
    ],
    rows: days.flatMap(({ on, phIn, phOut, derived }) =>
      derived.uses.map((use): SectionCell[] => {
        const isFar = Math.abs(use.deviationPercent ?? 0) > plant.dosePercent
        const name = neutralizers.find(({ id }) => id === use.neutralizerId)?.name ?? ''
        return [
          { text: shownDay(on), value: { date: on } },
          numberCell(derived.volumeM3, language, 0),
          numberCell(phIn, language, 2),
          numberCell(phOut, language, 2, derived.isPhExceeded && 'exceeds'),
          numberCell(derived.acidity?.mgL ?? null, language, 0),
          ...(isSingle ? [] : [{ text: name }]),
          numberCell(use.kg, language, 0),
          numberCell(use.plannedKgM3, language, 3),
          numberCell(use.realKgM3, language, 3),
          numberCell(use.deviationPercent, language, 0, isFar && 'near'),
          numberCell(use.stockKg, language, 0),
        ]
      }),
    ),
  }
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

const doseColumns = (mass: string, language: Language, over?: string): SectionColumn[] => {
  const named = over === undefined ? '' : ` · ${over}`
  return [
    column(`${terms.used[language]}${named} (${mass})`, 1.3),
    column(`${terms.planned[language]}${named} (${mass}/m³)`, 1.3),
    column(`${terms.real[language]}${named} (${mass}/m³)`, 1.3),
  ]
}

const doseCells = ({ kg, plannedKgM3, kgM3 }: TotalDose, language: Language): SectionCell[] => [
  numberCell(kg, language, 0),
  numberCell(plannedKgM3, language, 3),
  numberCell(kgM3, language, 3),
]

function monthTable(found: Totalled, language: Language): SectionTable {
  const equivalent = terms.equivalent[language]
  const doseIn = (of: TreatmentTotals) => shownDoses(of, found.neutralizers, equivalent).at(-1)
  const dose = doseIn(found.totals)
  return {
    kind: 'table',
    title: terms.byMonth[language],
    columns: [
      column(terms.month[language], 2, false),
      column(terms.days[language], 0.7),
      column(`${terms.volume[language]} (m³)`, 1.2),
      ...doseColumns(dose?.mass ?? 'kg', language, dose?.over),
      column(terms.cost[language], 2),
      column(terms.costPerM3[language], 2),
      column(terms.exceededDays[language], 1.2),
    ],
    rows: rowsOf(found, language).map(({ name, of }) => [
      { text: name },
      numberCell(of.days, language, 0),
      numberCell(of.volumeM3, language, 0),
      ...doseCells(doseIn(of) ?? of.equivalent, language),
      { text: costText(of.costs, 'amount', language) },
      { text: costText(of.costs, 'perM3', language) },
      numberCell(of.exceededDays, language, 0, of.exceededDays > 0 && 'exceeds'),
    ]),
  }
}

const productTable = (found: Totalled, language: Language): SectionTable => ({
  kind: 'table',
  title: terms.byMonthAndProduct[language],
  columns: [
    column(terms.month[language], 2, false),
    column(terms.product[language], 3, false),
    ...doseColumns('kg', language),
  ],
  rows: rowsOf(found, language).flatMap(({ name, of }) =>
    of.products.map((product) => [
      { text: name },
      { text: found.neutralizers.find(({ id }) => id === product.neutralizerId)?.name ?? '' },
      ...doseCells(product, language),
    ]),
  ),
})

/** The results of the effluent by parameter, against the limits that hold there. */
export const complianceTable = (
  rows: readonly ComplianceRow[],
  language: Language,
): SectionTable => ({
  kind: 'table',
  title: terms.compliance[language],
  columns: [
    column(terms.parameter[language], 2, false),
    column(terms.limit[language], 3, false),
    column(terms.results[language], 1),
    column(terms.complies[language], 1),
    column(terms.exceeds[language], 1),
    column(terms.undetermined[language], 1),
    column(terms.latest[language], 2, false),
  ],
  rows: rows.map(({ parameter, limits, latest, ...of }) => [
    { text: parameter.name[language] },
    { text: limits.map((limit) => limitText(limit, language)).join('; ') },
    numberCell(of.results, language, 0),
    numberCell(of.complies, language, 0),
    numberCell(of.exceeds, language, 0, of.exceeds > 0 && 'exceeds'),
    numberCell(of.undetermined, language, 0),
    latestCell(latest, language),
  ]),
})

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
