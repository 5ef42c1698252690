import { writtenNumber } from '../../../platform/sections/written-number.ts'
import type { ComplianceRow, TreatmentTotals } from '@puquio/contract/laboratory/treatment-days'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import { type Language, locales, resultWords, shownNumber, unitIn, shownDay } from '@puquio/domain'
import type { CellMark, SectionCell, SectionTable } from '../../../platform/sections/section.ts'
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

/** The totals of each month, and of all in the last row. */
export function monthTable(
  { months, totals }: Pick<PlantConsumption, 'months' | 'totals'>,
  language: Language,
): SectionTable {
  const row = (name: string, of: TreatmentTotals): SectionCell[] => [
    { text: name },
    numberCell(of.days, language, 0),
    numberCell(of.volumeM3, language, 0),
    numberCell(of.kg, language, 0),
    numberCell(of.plannedKgM3, language, 3),
    numberCell(of.kgM3, language, 3),
    { text: costText(of.costs, 'amount', language) },
    { text: costText(of.costs, 'perM3', language) },
    numberCell(of.exceededDays, language, 0, of.exceededDays > 0 && 'exceeds'),
  ]
  return {
    kind: 'table',
    title: terms.byMonth[language],
    columns: [
      column(terms.month[language], 2, false),
      column(terms.days[language], 0.7),
      column(`${terms.volume[language]} (m³)`, 1.2),
      column(`${terms.used[language]} (kg)`, 1.2),
      column(`${terms.planned[language]} (kg/m³)`, 1.1),
      column(`${terms.real[language]} (kg/m³)`, 1.1),
      column(terms.cost[language], 2),
      column(terms.costPerM3[language], 2),
      column(terms.exceededDays[language], 1.2),
    ],
    rows: [
      ...months.map(({ month, totals: of }) => row(monthText(month, language), of)),
      row(terms.total[language], totals),
    ],
  }
}

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
