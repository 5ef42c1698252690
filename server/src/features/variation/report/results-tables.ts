import type {
  boundsOfSamples,
  VariationMark,
  VariationSeries,
} from '@puquio/contract/laboratory/variation'
import type { Language } from '@puquio/domain'
import { figureWords } from '@puquio/figures'
import type { SectionCell, SectionTable } from '../../../platform/sections/section.ts'
import { translate } from '../../../platform/translate.ts'
import { variationFileTexts as texts } from '../texts.ts'
import { momentText } from './words.ts'

export type NamedSeries = VariationSeries & {
  place: number
  name: string
  /** Those that follow from each sample. */
  bounds: ReturnType<typeof boundsOfSamples>
}

/** Stations side by side in one table of a page. */
const columnsMost = 8

type Options = { language: Language; isOnlyExceeding: boolean }

/** The results of a parameter: a row a moment, the oldest first, a column a station; of many stations several tables. */
export function resultsTables(series: readonly NamedSeries[], options: Options): SectionTable[] {
  const tables: SectionTable[] = []
  for (let first = 0; first < series.length; first += columnsMost) {
    const some = series.slice(first, first + columnsMost)
    const rows = rowsOf(some, options)
    if (rows.length > 0)
      tables.push(tableOf(some, rows, { ...options, isOne: series.length <= columnsMost }))
  }
  return tables
}

/** How many cells the tables of all results have. */
export const cellsOf = (series: readonly NamedSeries[]): number => {
  const moments = new Set(series.flatMap(({ at }) => at))
  return (
    moments.size *
    (Math.min(series.length, columnsMost) + 1) *
    Math.ceil(series.length / columnsMost)
  )
}

type Row = { at: string; cells: (number | undefined)[] }

function rowsOf(series: readonly NamedSeries[], { isOnlyExceeding }: Options): Row[] {
  const rows = new Map<string, Row[]>()
  for (const [column, { at }] of series.entries())
    for (const [index, when] of at.entries()) {
      const known = rows.get(when) ?? []
      const free = known.find(({ cells }) => cells[column] === undefined)
      if (free) free.cells[column] = index
      else {
        const cells = Array.from<number | undefined>({ length: series.length })
        cells[column] = index
        rows.set(when, [...known, { at: when, cells }])
      }
    }
  const isExceeding = ({ cells }: Row) =>
    cells.some((index, column) => index !== undefined && series[column]?.marks[index] === 'exceeds')
  return [...rows.values()]
    .flat()
    .filter((row) => !isOnlyExceeding || isExceeding(row))
    .toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0))
}

function tableOf(
  series: readonly NamedSeries[],
  rows: readonly Row[],
  { language, isOne }: Options & { isOne: boolean },
): SectionTable {
  const { amount } = figureWords(language)
  const names = series.map(({ name }) => name)
  return {
    kind: 'table',
    title: isOne
      ? texts.results[language]
      : translate(texts.resultsOf, language, { stations: `${names[0]} – ${names.at(-1)}` }),
    columns: [
      { heading: texts.sampledOn[language], share: 1.8, isNumber: false },
      ...names.map((heading) => ({ heading, share: 1, isNumber: true })),
    ],
    rows: rows.map(({ at, cells }) => [
      { text: momentText(at), value: at.length === 10 ? { date: at } : { date: `${at}:00` } },
      ...cells.map((index, column): SectionCell => {
        const one = series[column]
        if (index === undefined || !one) return { text: '' }
        const value = one.values[index] ?? null
        const qualifier = one.qualifiers[index] ?? null
        const mark = one.marks[index] ?? 'plain'
        if (value === null) return { text: '–' }
        const text = amount(value, qualifier)
        return {
          text: mark === 'rejected' ? `${text} (R)` : `${signs[mark]}${text}`,
          // A workbook counts with the number of what has one.
          ...(qualifier === null && mark !== 'rejected' ? { value } : { value: text }),
          ...cellMark[mark],
        }
      }),
    ]),
  }
}

/** Those of `exceeds` and `near` are the cell's own. */
const signs: Record<VariationMark, string> = {
  plain: '',
  hollow: '○ ',
  unknown: '? ',
  near: '',
  exceeds: '',
  rejected: '',
}
const cellMark: Record<VariationMark, Pick<SectionCell, 'mark'>> = {
  plain: {},
  hollow: {},
  unknown: {},
  near: { mark: 'near' },
  exceeds: { mark: 'exceeds' },
  rejected: { mark: 'muted' },
}
