import type { ReferenceList, ReferenceOption, StationOption } from '@puquio/contract/reference'
import { datumTerms, referenceListTerms } from '@puquio/contract/terms'
import {
  type AnyList,
  type ColumnOf,
  columnsOf,
  datums,
  frequencyTerms,
  type Language,
  type ListColumn,
  listTables,
  standards,
  stationKindTerms,
  type Table,
  type Text,
  utmZones,
} from '@puquio/domain'
import { entryWorkbook } from '../../../platform/tables/entry-workbook.ts'
import type { Content } from '../../../platform/xlsx/write/content.ts'
import type { WrittenSheet } from '../../../platform/xlsx/write/workbook-spec.ts'
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
  const table: Table = listTables[list]
  const columns = columnsOf(table) as ListColumn[]
  const { howTo, howToMatch, howToAll } = referenceTexts
  const title = referenceListTerms[list][language]
  return entryWorkbook({
    table,
    language,
    sheet: title,
    help: columnHelp,
    widths,
    choices: new Map(columns.map((column) => [column, choicesOf[column](language, content)])),
    // Other standards and categories are allowed; the rest must be known.
    open: ['standard', 'category'],
    rows: content.entries.map((entry) =>
      columns.map((column) => cellOf(column, entry, language, content)),
    ),
    instructions: { title, lines: [howTo, howToMatch, howToAll].map((text) => text[language]) },
  })
}

const widths = {
  code: 16,
  name: 40,
  component: 26,
  parameters: 90,
  rule: 18,
  kind: 20,
  standard: 24,
  category: 24,
}

const wordsOf = (terms: Readonly<Record<string, Text>>, language: Language) =>
  Object.values(terms).map((text) => text[language])
const none = (): readonly string[] => []

/** What the drop-down of each column offers; a column without one is typed. */
const choicesOf: Record<
  ListColumn,
  (language: Language, content: ListContent) => readonly string[]
> = {
  code: none,
  name: none,
  component: (_, { components }) => components,
  parameters: none,
  rule: (language) => wordsOf(frequencyTerms, language),
  marginDays: none,
  kind: (language) => wordsOf(stationKindTerms, language),
  eastingM: none,
  northingM: none,
  zone: () => utmZones.map((zone) => `${zone}S`),
  datum: (language) => datums.map((datum) => datumTerms[datum][language]),
  latitudeDeg: none,
  longitudeDeg: none,
  altitudeM: none,
  standard: () => standards.map(({ code }) => code),
  category: () => standards.flatMap(({ categories }) => categories.map(({ code }) => code)),
}

function cellOf(
  column: ListColumn,
  entry: ReferenceOption | StationOption,
  language: Language,
  content: ListContent,
): Content {
  if ('code' in entry) return stationCell(column as ColumnOfList<'stations'>, entry, language)
  return itemCells[column as ColumnOfList<ReferenceList>](entry, language, content)
}

type ColumnOfList<List extends AnyList> = {
  [One in List]: ColumnOf<(typeof listTables)[One]>
}[List]
type ItemCell = (item: ReferenceOption, language: Language, content: ListContent) => Content

const itemCells: Record<ColumnOfList<ReferenceList>, ItemCell> = {
  component: ({ parentId }, _, { componentName }) =>
    parentId === null ? null : componentName(parentId),
  name: ({ name }) => name,
  parameters: ({ parameters }) => parameters?.join('; ') ?? null,
  rule: ({ rule }, language) => rule && frequencyTerms[rule][language],
  marginDays: ({ marginDays }) => marginDays,
}

function stationCell(
  column: ColumnOfList<'stations'>,
  station: StationOption,
  language: Language,
): Content {
  if (column === 'kind') return stationKindTerms[station.kind][language]
  if (column === 'zone') return station.zone === null ? null : `${station.zone}S`
  // Coordinates are stored on WGS 84, whatever their source datum.
  if (column === 'datum') return station.zone === null ? null : datumTerms.WGS84[language]
  if (column === 'latitudeDeg' || column === 'longitudeDeg') {
    const degrees = station[column]
    // 0.1 m: what was given may have any number of decimals.
    return degrees === null ? null : Number(degrees.toFixed(6))
  }
  return station[column]
}
