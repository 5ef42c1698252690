import { writtenNumber } from '../../../platform/sections/written-number.ts'
import { neutralizationViewTerms as terms } from '@puquio/contract/terms/neutralization/view'
import { firstOfMonth, type Language, lastOfMonth, shownDoses } from '@puquio/domain'
import type { ProjectScope } from '../../../platform/db/scopes/scope.ts'
import type { ReportSection, SectionPart } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import { readEffluentCompliance } from '../treatment-days/compliance-store.ts'
import type { PlantConsumption } from '../treatment-days/consumption.ts'
import { chartParts } from './chart-parts.ts'
import { complianceTable, dayTable, monthTables } from './tables.ts'
import { costText, monthText } from './words.ts'

/** `febrero 2026`, or the first and the last month of several. */
export const periodOf = ({ from, to }: { from: string; to: string }, language: Language): string =>
  from === to
    ? monthText(from, language)
    : translate(terms.period, language, {
        from: monthText(from, language),
        to: monthText(to, language),
      })

/** What a plant's consumption says: summary, charts, days of one month or totals of several, compliance, and how it is made. */
export async function consumptionSections(
  scope: ProjectScope,
  found: PlantConsumption,
  language: Language,
): Promise<ReportSection[]> {
  if (found.days.length === 0) return [noRecords(found, language)]
  return [
    summarySection(found, language),
    found.from === found.to
      ? {
          title: terms.byDay[language],
          startsPage: true,
          parts: [dayTable(found, language)],
        }
      : { ...monthSection(found, language), startsPage: true },
    await complianceSection(scope, found, language),
    {
      title: terms.notes[language],
      parts: [
        { kind: 'text', text: terms.noteAcidity[language] },
        { kind: 'text', text: terms.noteDose[language] },
      ],
    },
  ]
}

const titleOf = (found: PlantConsumption, language: Language) =>
  `${found.plant.name} · ${periodOf(found, language)}`

/** Where nothing was recorded in the range. */
export const noRecords = (found: PlantConsumption, language: Language): ReportSection => ({
  title: titleOf(found, language),
  parts: [{ kind: 'text', text: terms.noRecords[language] }],
})

/** What must not be missed, the figures of the range, and the charts. */
export const summarySection = (found: PlantConsumption, language: Language): ReportSection => ({
  title: titleOf(found, language),
  parts: [
    ...noticesOf(found, language),
    { kind: 'facts', rows: factsOf(found, language) },
    ...chartParts(found, language),
  ],
})

/** The totals of each month. */
export const monthSection = (found: PlantConsumption, language: Language): ReportSection => ({
  title: terms.byMonth[language],
  parts: monthTables(found, language),
})

/** The effluent against its limits, or why there is nothing to say of it. */
export async function complianceSection(
  scope: ProjectScope,
  { plant, from, to }: PlantConsumption,
  language: Language,
): Promise<ReportSection> {
  const range = { from: firstOfMonth(from), to: lastOfMonth(to) }
  const rows =
    plant.effluentStationId === null
      ? null
      : await readEffluentCompliance(scope, plant.effluentStationId, range)
  return {
    title: terms.compliance[language],
    parts: [
      rows === null
        ? { kind: 'text', text: terms.noEffluent[language] }
        : rows.length === 0
          ? { kind: 'text', text: terms.noResults[language] }
          : complianceTable(rows, language),
    ],
  }
}

function factsOf(
  { totals, products, neutralizers }: PlantConsumption,
  language: Language,
): (readonly [string, string])[] {
  const stocks = products.flatMap(({ neutralizerId, stock }) => {
    const product = neutralizers.find(({ id }) => id === neutralizerId)
    if (!product || !stock) return []
    const left =
      stock.daysLeft === null ? '' : ` · ${writtenNumber(Math.floor(stock.daysLeft), language)} d`
    return [
      [
        `${terms.stock[language]} · ${product.name}`,
        `${writtenNumber(stock.kg, language, 0)} kg${left}`,
      ] as const,
    ]
  })
  return [
    [terms.volume[language], `${writtenNumber(totals.volumeM3, language, 0)} m³`],
    ...shownDoses(totals, neutralizers, terms.equivalent[language]).flatMap(
      ({ over, mass, kg, plannedKgM3, kgM3 }) => {
        const named = (term: 'used' | 'planned' | 'real') =>
          terms[term][language] + (over === undefined ? '' : ` · ${over}`)
        return [
          [named('used'), `${writtenNumber(kg, language, 0)} ${mass}`] as const,
          [named('planned'), `${writtenNumber(plannedKgM3, language, 3)} ${mass}/m³`] as const,
          [named('real'), `${writtenNumber(kgM3, language, 3)} ${mass}/m³`] as const,
        ]
      },
    ),
    [terms.cost[language], costText(totals.costs, 'amount', language)],
    [terms.costPerM3[language], costText(totals.costs, 'perM3', language)],
    ...stocks,
    [terms.exceededDays[language], writtenNumber(totals.exceededDays, language)],
  ]
}

const noticesOf = (
  { products, neutralizers, plant }: PlantConsumption,
  language: Language,
): SectionPart[] =>
  products.flatMap(({ neutralizerId, isLow, stock, change }) => {
    const product = neutralizers.find(({ id }) => id === neutralizerId)?.name ?? ''
    const least = plant.products.find((one) => one.neutralizerId === neutralizerId)?.lowStockDays
    const low = translate(terms.isLow, language, {
      product,
      days: writtenNumber(Math.floor(stock?.daysLeft ?? 0), language),
      kg: writtenNumber(stock?.kg ?? 0, language, 0),
      least: writtenNumber(least ?? 0, language),
    })
    const up = translate(terms.isUp, language, {
      product,
      recent: writtenNumber(change?.recentKgM3 ?? 0, language, 3),
      before: writtenNumber(change?.beforeKgM3 ?? 0, language, 3),
      percent: writtenNumber(change?.dosePercent ?? 0, language, 0),
    })
    return [...(isLow ? [low] : []), ...(change?.isUp ? [up] : [])].map((text) => ({
      kind: 'notice' as const,
      text,
    }))
  })
