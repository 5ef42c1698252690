import type {
  ComplianceAnswer,
  ComplianceCell,
  ComplianceFilters,
} from '@puquio/contract/laboratory/compliance'
import {
  complianceOutcomeTerms,
  complianceTerms,
  fieldTerms,
  commitmentFieldTerms,
} from '@puquio/contract/terms'
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
  const stationTable = tableOf(byStation, answer.months, [fieldTerms.stations[language]], language)
  const parameterTable = tableOf(
    byParameter,
    answer.months,
    [commitmentFieldTerms.parameters[language]],
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

function tableOf(
  lines: readonly Line[],
  months: readonly string[],
  headings: readonly string[],
  language: Language,
): SectionTable {
  return {
    kind: 'table',
    title: headings.join(', '),
    columns: [
      ...headings.map((heading) => ({ heading, share: 2.6, isNumber: false })),
      ...months.map((month) => ({ heading: shownDay(month), share: 1, isNumber: false })),
      { heading: complianceTerms.compared[language], share: 1.4, isNumber: true },
      { heading: complianceTerms.share[language], share: 1.4, isNumber: true },
    ],
    rows: lines.map(({ names, counts }) => {
      const total = [...counts.values()].reduce(addCounts, noCounts)
      return [
        ...names.map((text) => ({ text })),
        ...months.map((month) => cellOf(counts.get(month) ?? noCounts, language)),
        ...totalsOf(total, language),
      ]
    }),
  }
}

function cellOf(counts: ComplianceCounts, language: Language): SectionCell {
  const outcome = worstOutcome(counts)
  const word = complianceOutcomeTerms[outcome][language]
  if (outcome === 'exceeds')
    return { text: String(counts.exceeds), value: counts.exceeds, mark: 'exceeds' }
  if (outcome === 'near') return { text: '', value: word, mark: 'near' }
  return { text: complianceSigns[outcome], value: outcome === 'not-sampled' ? '' : word }
}

function totalsOf(total: ComplianceCounts, language: Language): SectionCell[] {
  const share = exceedingShare(total)
  const compared = total.exceeds + total.near + total.complies
  const percent = share === null ? null : Math.round(share * 1000) / 10
  return [
    { text: compared.toLocaleString(locales[language]), value: compared },
    percent === null
      ? { text: '–' }
      : {
          text: percent.toLocaleString(locales[language]),
          value: percent,
          ...(percent > 0 ? { mark: 'exceeds' } : {}),
        },
  ]
}

/** Every cell of stations and parameters, for a workbook. */
function detailTable(
  { stations, parameters, months, cells }: ComplianceAnswer,
  language: Language,
): SectionTable {
  const byPlace = Map.groupBy(cells, ({ stationId, parameterId }) => `${stationId} ${parameterId}`)
  return {
    ...tableOf(
      stations.flatMap(({ id, code }) =>
        parameters.flatMap((parameter): Line[] => {
          const own = byPlace.get(`${id} ${parameter.id}`)
          if (!own) return []
          const counts = new Map(own.map((cell) => [cell.month, cell] as const))
          return [{ names: [code, parameterTitle(parameter, language)], counts }]
        }),
      ),
      months,
      [fieldTerms.station[language], commitmentFieldTerms.parameters[language]],
      language,
    ),
    title: `${fieldTerms.stations[language]} × ${commitmentFieldTerms.parameters[language]}`,
  }
}
