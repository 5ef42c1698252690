import { type CellKind, columnsOf, type Language, type Table, type Text } from '@puquio/domain'
import { type Content, dateFormat } from '../xlsx/write/content.ts'
import { headStyle, wordLists } from '../xlsx/write/entry-sheets.ts'
import {
  type Choices,
  sheetName,
  type WrittenColumn,
  type WrittenSheet,
} from '../xlsx/write/workbook-spec.ts'
import { tableTexts } from './texts.ts'

/** Parts of a table's workbook that its declaration does not have. */
export type EntryWorkbook = {
  table: Table
  language: Language
  /** Of the sheet to fill in. */
  sheet: string
  /** What belongs into each column: shown when its cells are entered, and in the instructions. */
  help: Readonly<Record<string, Text>>
  widths: Readonly<Record<string, number>>
  /** The words of each column's drop-down. */
  choices: ReadonlyMap<string, readonly string[]>
  /** Columns that also take other values, with a warning. */
  open: readonly string[]
  rows: Content[][]
  /** Down to which row drop-downs and prompts reach. */
  lastEntryRow?: number
  instructions: { title: string; lines: readonly string[]; examples?: readonly Example[] }
}
/** An example row, cells by column, shown with the instructions; on the sheet itself it would be imported. */
export type Example = { title: string; cells: ReadonlyMap<string, string> }

/** The sheet to fill in, its instructions, and a hidden one that the drop-downs read. */
export function entryWorkbook(workbook: EntryWorkbook): WrittenSheet[] {
  const { table, language, choices, open } = workbook
  const name = sheetName(workbook.sheet)
  const helpName = sheetName(tableTexts.instructions[language], [name])
  const listsName = sheetName(tableTexts.lists[language], [name, helpName])
  const offered = [...choices].filter(([, words]) => words.length > 0)
  const choicesOf = (column: string): Choices | undefined => {
    const at = offered.findIndex(([one]) => one === column)
    const words = offered[at]?.[1]
    return (
      words && {
        from: { sheet: listsName, column: at, firstRow: 1, count: words.length },
        strict: !open.includes(column),
        refusal: { title: tableTexts.choose[language], text: tableTexts.notInList[language] },
      }
    )
  }
  const columns = columnsOf(table).map((column): WrittenColumn => {
    const given = choicesOf(column)
    return { ...columnSpec(workbook, column), ...(given ? { choices: given } : {}) }
  })
  const { rows, lastEntryRow } = workbook
  const sheets: WrittenSheet[] = [
    {
      name,
      columns,
      rows,
      freeze: { rows: 1, columns: 1 },
      filter: true,
      landscape: true,
      ...(lastEntryRow === undefined ? {} : { lastEntryRow }),
    },
    instructionsSheet(helpName, workbook),
  ]
  if (offered.length > 0)
    sheets.push(
      wordLists(
        listsName,
        offered.map(([, words]) => words),
      ),
    )
  return sheets
}

/** Without an asterisk: required together with others, or not at all. */
export const headingOf = (table: Table, column: string, language: Language): string =>
  `${table[column]?.heading[language] ?? ''}${table[column]?.isRequired ? '*' : ''}`

function columnSpec({ table, language, help, widths }: EntryWorkbook, column: string) {
  const format = formatOf(table[column]?.cell)
  const text = help[column]?.[language] ?? ''
  return {
    header: headingOf(table, column, language),
    headerStyle: headStyle,
    headerNote: text,
    widthChars: widths[column] ?? 15,
    prompt: { title: table[column]?.heading[language].slice(0, 32) ?? '', text },
    ...(format ? { style: { format } } : {}),
  }
}

function formatOf(cell: CellKind | undefined): string | undefined {
  if (cell?.kind === 'date' || cell?.kind === 'moment') return dateFormat
  if (cell?.kind === 'number')
    return cell.decimals === undefined ? undefined : `0.${'0'.repeat(cell.decimals)}`
  // As text, so that a code such as 3-4 does not become a date.
  return '@'
}

function instructionsSheet(
  name: string,
  { table, language, help, instructions: { title, lines, examples = [] } }: EntryWorkbook,
): WrittenSheet {
  const heads = [tableTexts.column[language], tableTexts.content[language]]
  return {
    name,
    columns: [
      { widthChars: 34 },
      { widthChars: 90, style: { wrap: true } },
      ...examples.map(() => ({ widthChars: 26 })),
    ],
    rows: [
      [{ content: title, style: { bold: true, sizePt: 14 } }],
      ...lines.map((line): Content[] => [null, line]),
      [],
      [...heads, ...examples.map((example) => example.title)].map((content) => ({
        content,
        style: headStyle,
      })),
      ...columnsOf(table).map((column): Content[] => [
        headingOf(table, column, language),
        help[column]?.[language] ?? '',
        ...examples.map(({ cells }) => cells.get(column) ?? ''),
      ]),
    ],
  }
}
