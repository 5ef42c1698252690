import {
  type AnyList,
  type ListColumn,
  listColumns,
  requiredListColumns,
} from '@puquio/contract/list-rows'
import { listColumnTerms } from '@puquio/contract/list-terms'
import {
  datums,
  type ReferenceOption,
  type StationOption,
  utmZones,
} from '@puquio/contract/reference'
import {
  datumTerms,
  frequencyTerms,
  referenceListTerms,
  stationKindTerms,
} from '@puquio/contract/terms'
import { type Language, standards, type Text } from '@puquio/domain'
import type { Content } from '../../../platform/xlsx/content.ts'
import { headStyle, wordLists } from '../../../platform/xlsx/entry-sheets.ts'
import {
  sheetName,
  type WrittenColumn,
  type WrittenSheet,
} from '../../../platform/xlsx/workbook-spec.ts'
import { columnHelp, referenceTexts } from '../texts.ts'

export type ListContent = {
  entries: readonly (ReferenceOption | StationOption)[]
  componentName: (id: number) => string
  /** Names that subcomponents may belong to. */
  components: readonly string[]
}

/** The list's own sheet, its instructions, and a hidden one that the drop-downs read. */
export function listWorkbook(
  list: AnyList,
  language: Language,
  content: ListContent,
): WrittenSheet[] {
  const columns: readonly ListColumn[] = listColumns[list]
  const name = sheetName(referenceListTerms[list][language])
  const helpName = sheetName(referenceTexts.instructions[language], [name])
  const listsName = sheetName(referenceTexts.lists[language], [name, helpName])
  const choices = columns.map((column) => ({ column, words: choicesOf(column, language, content) }))
  const offered = choices.filter(({ words }) => words.length > 0)
  const rows = content.entries.map((entry) =>
    columns.map((column) => cellOf(column, entry, language, content)),
  )
  const sheets: WrittenSheet[] = [
    {
      name,
      columns: choices.map(({ column, words }) => ({
        ...columnSpec(list, column, language),
        ...(words.length > 0
          ? {
              choices: {
                from: {
                  sheet: listsName,
                  column: offered.findIndex((one) => one.column === column),
                  firstRow: 1,
                  count: words.length,
                },
                // A standard or category of their own may be written; the rest must be known.
                strict: column !== 'standard' && column !== 'category',
                refusal: {
                  title: referenceTexts.choose[language],
                  text: referenceTexts.notInList[language],
                },
              },
            }
          : {}),
      })),
      rows,
      freeze: { rows: 1, columns: 1 },
      filter: true,
      landscape: true,
    },
    instructions(helpName, list, columns, language),
  ]
  if (offered.length > 0)
    sheets.push(
      wordLists(
        listsName,
        offered.map(({ words }) => words),
      ),
    )
  return sheets
}

const widths: Partial<Record<ListColumn, number>> = {
  code: 16,
  name: 40,
  component: 26,
  parameters: 90,
  rule: 18,
  kind: 20,
  standard: 24,
  category: 24,
}
const formats: Partial<Record<ListColumn, string>> = {
  code: '@',
  name: '@',
  eastingM: '0.00',
  northingM: '0.00',
  latitudeDeg: '0.000000',
  longitudeDeg: '0.000000',
}

function columnSpec(list: AnyList, column: ListColumn, language: Language): WrittenColumn {
  const title = listColumnTerms[column][language]
  const format = formats[column]
  return {
    header: heading(list, column, language),
    headerStyle: headStyle,
    widthChars: widths[column] ?? 14,
    prompt: { title, text: columnHelp[column][language] },
    ...(format ? { style: { format } } : {}),
  }
}

function heading(list: AnyList, column: ListColumn, language: Language): string {
  const required: readonly ListColumn[] = requiredListColumns[list]
  return `${listColumnTerms[column][language]}${required.includes(column) ? '*' : ''}`
}

function choicesOf(
  column: ListColumn,
  language: Language,
  { components }: ListContent,
): readonly string[] {
  const words = (terms: Readonly<Record<string, Text>>) =>
    Object.values(terms).map((text) => text[language])
  switch (column) {
    case 'component':
      return components
    case 'rule':
      return words(frequencyTerms)
    case 'kind':
      return words(stationKindTerms)
    case 'zone':
      return utmZones.map((zone) => `${zone}S`)
    case 'datum':
      return datums.map((datum) => datumTerms[datum][language])
    case 'standard':
      return standards.map(({ code }) => code)
    case 'category':
      return standards.flatMap(({ categories }) => categories.map(({ code }) => code))
    default:
      return []
  }
}

function cellOf(
  column: ListColumn,
  entry: ReferenceOption | StationOption,
  language: Language,
  { componentName }: ListContent,
): Content {
  if ('code' in entry) return stationCell(column, entry, language)
  if (column === 'component') return entry.parentId === null ? null : componentName(entry.parentId)
  if (column === 'parameters') return entry.parameters?.join('; ') ?? null
  if (column === 'rule') return entry.rule && frequencyTerms[entry.rule][language]
  if (column === 'marginDays') return entry.marginDays
  return entry.name
}

function stationCell(column: ListColumn, station: StationOption, language: Language): Content {
  if (column === 'kind') return stationKindTerms[station.kind][language]
  if (column === 'zone') return station.zone === null ? null : `${station.zone}S`
  // Coordinates are kept on WGS 84, whatever they came in.
  if (column === 'datum') return station.zone === null ? null : datumTerms.WGS84[language]
  if (column === 'latitudeDeg' || column === 'longitudeDeg') {
    const degrees = station[column]
    // 0.1 m: what was given may have any number of decimals.
    return degrees === null ? null : Number(degrees.toFixed(6))
  }
  return station[column as 'code' | 'name' | 'eastingM'] ?? null
}

function instructions(
  name: string,
  list: AnyList,
  columns: readonly ListColumn[],
  language: Language,
): WrittenSheet {
  const { howTo, howToMatch, howToAll, column, content } = referenceTexts
  return {
    name,
    columns: [{ widthChars: 34 }, { widthChars: 100, style: { wrap: true } }],
    rows: [
      [{ content: referenceListTerms[list][language], style: { bold: true, sizePt: 14 } }],
      ...[howTo, howToMatch, howToAll].map((text): Content[] => [text[language]]),
      [null],
      [column, content].map((text) => ({ content: text[language], style: headStyle })),
      ...columns.map((one): Content[] => [heading(list, one, language), columnHelp[one][language]]),
    ],
  }
}
