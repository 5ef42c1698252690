import type {
  ComplianceAnswer,
  ComplianceCell,
  ComplianceFilters,
} from '@puquio/contract/laboratory/compliance'
import { complianceOutcomeTerms, complianceTerms, fieldTerms } from '@puquio/contract/terms'
import {
  addCounts,
  type ComplianceCounts,
  complianceSigns,
  exceedingShare,
  type Language,
  locales,
  noCounts,
  parameterTitle,
  shownDay,
  worstOutcome,
} from '@puquio/domain'
import { complianceSvg, onPaper } from '@puquio/figures'
import type { ProjectScope } from '../../platform/db/scopes/scope.ts'
import type { ReportSection, SectionCell, SectionTable } from '../../platform/sections/section.ts'
import { columnsOf, numberCell, tableOf } from '../../platform/sections/table-of.ts'
import { translate } from '../../platform/translate.ts'
import { readCompliance } from './read-compliance.ts'

/** Pixels of a matrix that fills the width of a page. */
const width = 720

/** `names` head its row: a station, a parameter, or both. */
type Line = { names: readonly string[]; counts: Map<string, ComplianceCounts> }

/** The matrix in the words of the page: by station, by parameter, and, where it is asked for, by both. */
export async function complianceSections(
  scope: ProjectScope,
  filters: ComplianceFilters,
  { language, isWhole }: { language: Language; isWhole: boolean },
): Promise<ReportSection[]> {
  const answer = await readCompliance(scope, filters)
  const title = complianceTerms.title[language]
  if (answer.cells.length === 0)
    return [{ title, parts: [{ kind: 'text', text: complianceTerms.noneTitle[language] }] }]
  const byStation = linesOf(
    answer,
    ({ stationId }) => stationId,
    answer.stations.map(({ id, code }) => [id, code]),
  )
  const byParameter = linesOf(
    answer,
    ({ parameterId }) => parameterId,
    answer.parameters.map((one) => [one.id, parameterTitle(one, language)]),
  )
  const words = translate(complianceTerms.figure, language, {
    rows: byStation.length,
    months: answer.months.length,
    exceeding: byStation
      .flatMap(({ counts }) => [...counts.values()])
      .filter(({ exceeds }) => exceeds > 0).length,
  })
  const svg = complianceSvg(
    byStation.map(({ names: [name = ''], counts }) => ({
      name,
      cells: answer.months.map((month) => worstOutcome(counts.get(month) ?? noCounts)),
    })),
    { title: words, months: answer.months, outcomes: wordsOf(language) },
    onPaper,
    width,
  )
  const stationTable = linesTable(
    byStation,
    answer.months,
    [fieldTerms.stations[language]],
    language,
  )
  const parameterTable = linesTable(
    byParameter,
    answer.months,
    [fieldTerms.parameters[language]],
    language,
  )
  return [
    {
      title,
      parts: [
        { kind: 'chart', svg, words },
        { kind: 'text', text: complianceTerms.rule[language] },
        stationTable,
        parameterTable,
        ...(isWhole ? [detailTable(answer, language)] : []),
      ],
    },
  ]
}

const wordsOf = (language: Language) => (outcome: keyof typeof complianceOutcomeTerms) =>
  complianceOutcomeTerms[outcome][language]

/** What is counted of each station, or of each parameter, by month. */
function linesOf(
  { cells }: ComplianceAnswer,
  keyOf: (cell: ComplianceCell) => number,
  names: readonly (readonly [id: number, name: string])[],
): Line[] {
  const lines = new Map<number, Line>(
    names.map(([id, name]) => [id, { names: [name], counts: new Map() }]),
  )
  for (const cell of cells) {
    const counts = lines.get(keyOf(cell))?.counts
    counts?.set(cell.month, addCounts(counts.get(cell.month) ?? noCounts, cell))
  }
  return [...lines.values()]
}

function linesTable(
  lines: readonly Line[],
  months: readonly string[],
  headings: readonly string[],
  language: Language,
): SectionTable {
  const rows = lines.map((line) => ({
    ...line,
    total: [...line.counts.values()].reduce(addCounts, noCounts),
  }))
  const { text, number } = columnsOf<(typeof rows)[number]>()
  return tableOf(
    headings.join(', '),
    [
      ...headings.map((heading, at) =>
        text(heading, 2.6, ({ names }) => ({ text: names[at] ?? '' })),
      ),
      ...months.map((month) =>
        text(shownDay(month), 1, ({ counts }) => cellOf(counts.get(month) ?? noCounts, language)),
      ),
      number(complianceTerms.compared[language], 1.4, ({ total }) =>
        numberCell(total.exceeds + total.near + total.complies, 0, language),
      ),
      number(complianceTerms.share[language], 1.4, ({ total }) => shareCell(total, language)),
    ],
    rows,
  )
}

function cellOf(counts: ComplianceCounts, language: Language): SectionCell {
  const outcome = worstOutcome(counts)
  const word = complianceOutcomeTerms[outcome][language]
  if (outcome === 'exceeds')
    return { text: String(counts.exceeds), value: counts.exceeds, mark: 'exceeds' }
  if (outcome === 'near') return { text: '', value: word, mark: 'near' }
  return { text: complianceSigns[outcome], value: outcome === 'not-sampled' ? '' : word }
}

function shareCell(total: ComplianceCounts, language: Language): SectionCell {
  const share = exceedingShare(total)
  if (share === null) return { text: '–' }
  const percent = Math.round(share * 1000) / 10
  return {
    text: percent.toLocaleString(locales[language]),
    value: percent,
    ...(percent > 0 ? { mark: 'exceeds' } : {}),
  }
}

/** Every cell of stations and parameters, for a workbook. */
function detailTable(
  { stations, parameters, months, cells }: ComplianceAnswer,
  language: Language,
): SectionTable {
  const byPlace = Map.groupBy(cells, ({ stationId, parameterId }) => `${stationId} ${parameterId}`)
  return {
    ...linesTable(
      stations.flatMap(({ id, code }) =>
        parameters.flatMap((parameter): Line[] => {
          const own = byPlace.get(`${id} ${parameter.id}`)
          if (!own) return []
          const counts = new Map(own.map((cell) => [cell.month, cell] as const))
          return [{ names: [code, parameterTitle(parameter, language)], counts }]
        }),
      ),
      months,
      [fieldTerms.station[language], fieldTerms.parameters[language]],
      language,
    ),
    title: `${fieldTerms.stations[language]} × ${fieldTerms.parameters[language]}`,
  }
}
