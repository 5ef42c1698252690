import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { asFileName, type Language } from '@puquio/domain'
import { ZipFile } from 'yazl'
import type { FileAnswer } from '../http/send-file.ts'
import { csvOptionsOf } from '../tables/list-file.ts'
import { type Content, dateTimeFormat } from '../xlsx/write/content.ts'
import { headStyle } from '../xlsx/write/entry-sheets.ts'
import { streamCsv } from '../xlsx/write/stream-csv.ts'
import { sheetName, type WrittenSheet } from '../xlsx/write/workbook-spec.ts'
import { workbookType, writeWorkbook } from '../xlsx/write/write-workbook.ts'
import type { CellMark, ReportSection, SectionCell, SectionPart, SectionTable } from './section.ts'
import { sectionTexts as texts } from './texts.ts'
import { expectWholeRows } from './whole-rows.ts'

type How = { name: string; language: Language; format: 'xlsx' | 'csv'; createdAt: Date }

/**
 * Sections as a workbook with a sheet for each table, or as CSV, of several tables in a ZIP. What stands beside the tables
 * is a table of its own before them.
 */
export function sectionsFile(sections: readonly ReportSection[], how: How): Promise<FileAnswer> {
  expectWholeRows(sections)
  const tables = [
    ...summaryOf(sections, how.language),
    ...sections.flatMap(({ title, parts }) =>
      parts.flatMap((part) => (part.kind === 'table' ? [{ section: title, ...part }] : [])),
    ),
  ]
  return how.format === 'xlsx' ? workbook(tables, how) : csv(tables, how)
}

type Named = SectionTable & { section: string }

/** What a table is called in its file: by its section, too, where another table has the same title. */
const nameOf = ({ section, title }: Named, tables: readonly Named[]) =>
  section === '' || section === title || tables.filter((one) => one.title === title).length < 2
    ? { title }
    : { section, title }

/** The letters of a sheet's name. */
const sheetLetters = 31
const between = ' - '

/** Of a name that is too long, each part keeps what the other one leaves it, and the section the most. */
function shortName({ section, title }: { section?: string; title: string }): string {
  if (section === undefined) return title
  const room = sheetLetters - between.length
  const ofTitle = Math.max(room - section.length, Math.min(title.length, 9))
  return `${cut(section, room - Math.min(title.length, ofTitle))}${between}${cut(title, ofTitle)}`
}
const cut = (text: string, letters: number) =>
  text.length <= letters ? text : `${text.slice(0, letters - 1).trimEnd()}…`

/** Notices and facts of all sections, and the texts of those that have nothing else to say; none where there are none. */
function summaryOf(sections: readonly ReportSection[], language: Language): Named[] {
  const rows = sections.flatMap(({ title, parts }) => {
    const hasTable = parts.some(({ kind }) => kind === 'table')
    return parts.flatMap((part) =>
      saidBy(part, { hasTable, language }).map(([name, value, unit]) => [
        { text: title },
        { text: name },
        value,
        { text: unit ?? '' },
      ]),
    )
  })
  if (rows.length === 0) return []
  const columns = [texts.section, texts.name, texts.value, texts.unit].map((heading, index) => ({
    heading: heading[language],
    share: index === 2 ? 8 : 4,
    isNumber: false,
  }))
  return [{ section: '', kind: 'table', title: texts.summary[language], columns, rows }]
}

function saidBy(
  part: SectionPart,
  { hasTable, language }: { hasTable: boolean; language: Language },
): (readonly [name: string, value: SectionCell, unit?: string])[] {
  const notice = (text: string) => [texts.notice[language], { text }] as const
  switch (part.kind) {
    case 'notice':
      return [notice(part.text)]
    case 'facts':
      return part.rows.map(([name, text, measured]) =>
        measured ? [name, { text, value: measured.value }, measured.unit] : [name, { text }],
      )
    case 'text':
      return hasTable ? [] : [['', { text: part.text }]]
    case 'table':
      return part.notice === undefined ? [] : [notice(`${part.title}: ${part.notice}`)]
    case 'chart':
      return []
  }
}

const fills: Record<CellMark, string | null> = { exceeds: 'F9D6D5', near: 'FDF3D7', muted: null }

async function workbook(tables: readonly Named[], { name, createdAt }: How): Promise<FileAnswer> {
  const taken: string[] = []
  const sheets = tables.map((table): WrittenSheet => {
    const { columns, rows } = table
    const sheet = sheetName(shortName(nameOf(table, tables)), taken)
    taken.push(sheet)
    return {
      name: sheet,
      columns: columns.map(({ heading, share }) => ({
        header: heading,
        headerStyle: headStyle,
        widthChars: Math.min(60, 8 + share * 6),
      })),
      rows: rows.map((row) => row.map(styled)),
      freeze: { rows: 1, columns: 1 },
      filter: true,
    }
  })
  // A workbook has a sheet, whatever there is to say.
  if (sheets.length === 0) sheets.push({ name: sheetName(name), columns: [{}], rows: [] })
  const body = await writeWorkbook(sheets, { title: name, author: 'Puquio', createdAt })
  return { name: `${asFileName(name)}.xlsx`, mediaType: workbookType, body, bytes: body.length }
}

function styled(cell: SectionCell) {
  const content = heldBy(cell)
  const fill = cell.mark ? fills[cell.mark] : null
  const hasTime = typeof content === 'object' && content !== null && content.date.includes('T')
  if (!fill && !hasTime) return content
  return {
    content,
    style: { ...(fill ? { fill } : {}), ...(hasTime ? { format: dateTimeFormat } : {}) },
  }
}

const writtenDay = /^(\d{2})\/(\d{2})\/(\d{4})$/
/** Of a double's digits those that mean something: sums and differences leave others behind. */
const digitsMost = 15

/** What a file holds of a cell: numbers without the noise of their sums, and what is written as a day as a date. */
function heldBy({ text, value }: SectionCell): Content {
  if (typeof value === 'number') return Number(value.toPrecision(digitsMost))
  if (value !== undefined) return value
  const [, day, month, year] = writtenDay.exec(text) ?? []
  return year === undefined ? text : { date: `${year}-${month}-${day}` }
}

async function csv(tables: readonly Named[], how: How): Promise<FileAnswer> {
  const [only] = tables
  if (only && tables.length === 1) {
    const body = await csvOf(only, how.language)
    return { name: `${asFileName(how.name)}.csv`, mediaType: 'text/csv; charset=utf-8', body }
  }
  const zip = new ZipFile()
  for (const [index, table] of tables.entries()) {
    const { section, title } = nameOf(table, tables)
    zip.addBuffer(
      await csvOf(table, how.language),
      `${String(index + 1).padStart(2, '0')} ${asFileName(section === undefined ? title : `${section}${between}${title}`)}.csv`,
      { mtime: how.createdAt },
    )
  }
  zip.end()
  const body = await buffer(zip.outputStream)
  return { name: `${asFileName(how.name)}.zip`, mediaType: 'application/zip', body }
}

const csvOf = ({ columns, rows }: SectionTable, language: Language): Promise<Buffer> =>
  buffer(
    streamCsv(
      columns.map(({ heading }) => heading),
      Readable.from(rows.map((row) => row.map(heldBy))),
      csvOptionsOf(language),
    ),
  )
